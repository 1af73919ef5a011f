import { Migration } from "@mikro-orm/migrations";

const OPEN = "where status = 'available' and not is_circle_only";

/** Items that only the members of a circle see. Public lists read indexes that do not hold them. Source: docs/choices.md */
export class Migration20261121000050_circle_items extends Migration {
  override up(): void {
    // A circle that ends, or that the seller leaves, must not make its items public: without a circle they are the
    // owner's alone.
    this.addSql(`
      alter table items
        add column is_circle_only boolean not null default false,
        add column circle_id int references circles on delete set null,
        add check (circle_id is null or is_circle_only)`);
    this.addSql(
      `create index items_circle_index on items (circle_id, id desc) where circle_id is not null`,
    );

    for (const [name, columns] of Object.entries({
      items_newest_index: "id desc",
      items_category_index: "category, id desc",
      items_price_index: "tp_value, id",
      items_views_index: "view_count desc, id desc",
    })) {
      this.addSql(`drop index ${name}`);
      this.addSql(`create index ${name} on items (${columns}) ${OPEN}`);
    }

    this.search();
  }

  /** The search answers nothing of them, and learns no word from them. */
  private search(): void {
    this.addSql(`drop trigger items_learn_words on items`);
    this.addSql(`
      create trigger items_learn_words
      after insert or update of title, category, description, is_circle_only on items
      for each row when (not new.is_circle_only) execute function items_learn_words()`);
    this.addSql(`
      create or replace function search_candidates(
        words text[], categories text[], min_tp int, max_tp int, seller int, at_most int
      ) returns table (id int, rank int) language plpgsql stable rows 50 as $$
      declare
        wanted tsquery := search_query(words);
        conditions text := format('i.status = %L and not i.is_circle_only', 'available');
      begin
        if categories is not null then conditions := conditions || format(' and i.category = any(%L)', categories); end if;
        if min_tp is not null then conditions := conditions || format(' and i.tp_value >= %s', min_tp); end if;
        if max_tp is not null then conditions := conditions || format(' and i.tp_value <= %s', max_tp); end if;
        if seller is not null then conditions := conditions || format(' and i.user_id = %s', seller); end if;
        -- The rank is worked out for the few that are kept, not for every match.
        return query execute format(
          'select f.id, (ts_rank_cd(f.search, %1$L::tsquery) * 1e6)::int from items f where f.id in (
             (select i.id from items i where %2$s and i.title_words @@ %1$L::tsquery order by i.id desc limit %3$s)
             union
             (select i.id from items i where %2$s and i.search @@ %1$L::tsquery order by i.id desc limit %3$s))',
          wanted, conditions, at_most);
      end $$`);
  }
}
