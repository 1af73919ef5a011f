import { Migration } from "@mikro-orm/migrations";

/** A span is 2^13 = 8192 items in a row, by their ids. */
const SPAN_BITS = 13;
/** Open items that must lie in the spans that were looked at before a word counts as rare. */
const EVIDENCE = 500;

/**
 * A word is not rare because the newest spans have no open items: where thousands were sold or removed in a row, every
 * common word was searched for in the index of all items. The spans say something once enough of their items are open;
 * until then their number doubles.
 */
export class Migration20261121000077_search_evidence extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function newest_matches(
        wanted tsquery, in_title boolean, categories text[], min_tp int, max_tp int, seller int, at_most int
      ) returns int[] language plpgsql stable
      set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
      declare
        -- The query with a gap before each word for the span. That words follow each other is no index's knowledge: it
        -- is asked for both, and the item is looked at.
        in_order boolean := wanted::text ~ '<';
        gapped text := regexp_replace(
          regexp_replace(wanted::text, '<[-0-9]+>', '&', 'g'), '''((?:[^'']|'''')*)''', E'''\\x02\\\\1''', 'g');
        mark text := case when in_title then '^' else ':' end;
        newest int := coalesce((select max(id) from items), 0);
        span int := newest >> ${SPAN_BITS};
        spans int := 1;
        seen int := 0;
        alive int := 0;
        hits int := 0;
        found int[] := '{}';
        more record;
      begin
        if numnode(wanted) = 0 then return found; end if;
        while span >= 0 loop
          -- Few in all, or few that are meant: all of them at once.
          exit when seller is not null or hits = 0 and seen >= newest / 4
            or alive >= ${EVIDENCE} and seen >= greatest(4096, newest / 256) and (
            gapped !~ '&' and hits::bigint * newest / greatest(seen, 1) < 1500
            or coalesce(min_tp, max_tp) is not null and cardinality(found) * 50 < hits);

          select count(*) as hits, array_agg(i.id order by i.id desc) filter (
              where (categories is null or i.category = any(categories))
              and (min_tp is null or i.tp_value >= min_tp) and (max_tp is null or i.tp_value <= max_tp)
              and (not in_order or case when in_title then i.title_words else i.search end @@ wanted)) as ids
            into more
            from generate_series(greatest(0, span - spans + 1), span) s
            join lateral (
              select * from items
              where item_span_words(id, search, title_words) @@ replace(gapped, E'\\x02', s || mark)::tsquery
                and status = 'available' and not is_circle_only) i on true;
          found := found || more.ids[:at_most - cardinality(found)];
          if cardinality(found) >= at_most or span < spans then return found; end if;

          hits := hits + more.hits;
          seen := newest - ((span - spans + 1) << ${SPAN_BITS}) + 1;
          -- A word without a match costs nothing but the look.
          if hits > 0 and alive < ${EVIDENCE} then
            alive := alive + (select count(*) from (
              select 1 from items where status = 'available' and not is_circle_only
                and id >= (span - spans + 1) << ${SPAN_BITS} and id < (span + 1) << ${SPAN_BITS} limit ${EVIDENCE}) known);
          end if;
          span := span - spans;
          -- As many more spans as should have the rest.
          spans := least(
            1 + (((at_most - cardinality(found))::bigint * seen / (cardinality(found) + 1)) >> ${SPAN_BITS}),
            case when alive < ${EVIDENCE} then 2 * spans else span + 1 end);
        end loop;

        return all_matches(wanted, in_title, categories, min_tp, max_tp, seller, at_most);
      end $$`);
  }
}
