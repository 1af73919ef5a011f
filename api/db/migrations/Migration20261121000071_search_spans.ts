import { Migration } from "@mikro-orm/migrations";

/** A span is 2^13 = 8192 items in a row, by their ids. */
const SPAN_BITS = 13;

/** A search finds the newest matches without gathering all there are. Source: docs/performance.md, P2 */
export class Migration20261121000071_search_spans extends Migration {
  override up(): void {
    // A large market takes minutes.
    this.addSql(`set local statement_timeout = 0`);
    // Every word of an item with its span before it: '12:lamp', and '12^lamp' for one in the title.
    this.addSql(`
      create function item_span_words(id int, search tsvector, title_words tsvector) returns tsvector
      language plpgsql immutable parallel safe as $$
      declare
        word text := E'\\x01' || (id >> ${SPAN_BITS}) || ':';
        title_word text := E'\\x01' || (id >> ${SPAN_BITS}) || '^';
      begin
        return array_to_tsvector(string_to_array(
          substr(word, 2) || array_to_string(tsvector_to_array(search), word)
          || title_word || array_to_string(tsvector_to_array(title_words), title_word), E'\\x01'));
      end $$`);
    // Without a list of what is not sorted in yet: each look into a span would read all of it.
    this.addSql(`
      create index items_span_words_index on items using gin (item_span_words(id, search, title_words))
      with (fastupdate = off) where status = 'available' and not is_circle_only`);
    this.addSql(`alter index items_span_words_index alter column 1 set statistics 0`);

    this.allMatches();
    this.newestMatches();
    this.candidates();
  }

  /**
   * The matches of words that few items have, or of a filter that few pass, found by whatever index is best. None is
   * walked from end to end: what the database guesses about rare words is too often wrong for that.
   */
  private allMatches(): void {
    this.addSql(`
      create function all_matches(
        wanted tsquery, in_title boolean, categories text[], min_tp int, max_tp int, seller int, at_most int
      ) returns int[] language plpgsql stable set enable_seqscan = off set enable_indexscan = off as $$
      declare
        -- "is true": the indexes of what is available are of no help here, but for the one of prices.
        conditions text := format('(i.status = %L and not i.is_circle_only)', 'available')
          || case when min_tp is null and max_tp is null then ' is true' else '' end;
        found int[];
      begin
        if categories is not null then conditions := conditions || format(' and i.category = any(%L)', categories); end if;
        if min_tp is not null then conditions := conditions || format(' and i.tp_value >= %s', min_tp); end if;
        if max_tp is not null then conditions := conditions || format(' and i.tp_value <= %s', max_tp); end if;
        if seller is not null then conditions := conditions || format(' and i.user_id = %s', seller); end if;
        execute format(
          'select array(select i.id from items i where %s and i.%s @@ %L::tsquery order by i.id desc limit %s)',
          conditions, case when in_title then 'title_words' else 'search' end, wanted, at_most) into found;
        return found;
      end $$`);
  }

  /** Up to so many of the newest available matches, all of them if there are fewer. */
  private newestMatches(): void {
    this.addSql(`
      create function newest_matches(
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
        hits int := 0;
        found int[] := '{}';
        more record;
      begin
        if numnode(wanted) = 0 then return found; end if;
        while span >= 0 loop
          -- Few in all, or few that are meant: all of them at once.
          exit when seller is not null or seen >= greatest(4096, newest / 256) and (
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

          -- As many more spans as should have the rest.
          hits := hits + more.hits;
          seen := newest - ((span - spans + 1) << ${SPAN_BITS}) + 1;
          span := span - spans;
          spans := 1 + (((at_most - cardinality(found))::bigint * seen / (cardinality(found) + 1)) >> ${SPAN_BITS});
        end loop;

        return all_matches(wanted, in_title, categories, min_tp, max_tp, seller, at_most);
      end $$`);
  }

  /** The newest matches, title matches among them for sure, with their rank. */
  private candidates(): void {
    this.addSql(`
      create or replace function search_candidates(
        words text[], categories text[], min_tp int, max_tp int, seller int, at_most int
      ) returns table (id int, rank int) language plpgsql stable rows 50 as $$
      declare
        wanted tsquery := search_query(words);
        found int[];
      begin
        found := newest_matches(wanted, false, categories, min_tp, max_tp, seller, at_most);
        -- When these are all, those in the title are among them.
        if cardinality(found) = at_most then
          found := found || newest_matches(wanted, true, categories, min_tp, max_tp, seller, at_most);
        end if;
        return query select f.id, (ts_rank_cd(f.search, wanted) * 1e6)::int from items f where f.id = any(found);
      end $$`);
  }
}
