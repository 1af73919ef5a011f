import { Migration } from "@mikro-orm/migrations";

/** A span is 2^13 = 8192 items in a row, by their ids. */
const SPAN_BITS = 13;
/** Open items that must lie in the spans that were looked at before a word counts as rare. */
const EVIDENCE = 500;

/**
 * What a search takes out of a span is an id and whether it is meant, and only the newest of them are put in order.
 * Before, whole rows were: the words of each item went along, as the conditions read them, which was a third of the cost.
 */
export class Migration20261122000085_search_ids extends Migration {
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

          with hit as materialized (
            select id, (categories is null or category = any(categories))
              and (min_tp is null or tp_value >= min_tp) and (max_tp is null or tp_value <= max_tp)
              and (not in_order or case when in_title then title_words else search end @@ wanted) as is_meant
            from generate_series(greatest(0, span - spans + 1), span) s
            join items on item_span_words(id, search, title_words) @@ replace(gapped, E'\\x02', s || mark)::tsquery
              and status = 'available' and not is_circle_only)
          select count(*) as hits,
              array(select id from hit where is_meant order by id desc limit at_most - cardinality(found)) as ids
            into more from hit;
          found := found || more.ids;
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
