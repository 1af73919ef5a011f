import { Migration } from "@mikro-orm/migrations";

/** The beginning of a word, as it is typed, becomes the whole words that are listed and begin so. Source: docs/performance.md, P2 */
export class Migration20261121000070_search_words extends Migration {
  override up(): void {
    // A large market takes minutes.
    this.addSql(`set local statement_timeout = 0`);
    // The index of the search gathers every item for a beginning ('lamp':*), and steps over most for a whole word.
    this.addSql(`
      alter table search_words
        add column lexeme text collate "C"
          generated always as ((tsvector_to_array(to_tsvector('english', word)))[1]) stored,
        add column goes_on boolean not null default false`);
    this.addSql(`comment on column search_words.lexeme is 'As the items'' search has it'`);
    this.addSql(
      `comment on column search_words.goes_on is 'Something else than a letter follows in some item (iphone15), which this table does not keep'`,
    );
    this.addSql(`create index search_words_lexeme_index on search_words (lexeme, goes_on)`);
    this.learning();
    this.query();
  }

  private learning(): void {
    // Two statements: an "on conflict do update" would lock the words of every listing until its commit.
    this.addSql(`
      create function learn_words(listed text) returns void language plpgsql as $$
      declare
        words text[] := tsvector_to_array(to_tsvector('simple', listed));
        -- The parts of what has hyphens are words themselves.
        going_on text[] := array(
          select distinct substring(w from '^[[:alpha:]]{3,40}') from unnest(words) w
          where w ~ '^([[:alpha:]]{3,40}([^[:alpha:]-]|-.*[^[:alnum:]-])|[[:alpha:]]{41})');
      begin
        insert into search_words (word)
        select w from unnest(words) w where w ~ '^[[:alpha:]]{3,40}$' union select unnest(going_on)
        order by 1
        on conflict do nothing;
        if going_on <> '{}' then
          update search_words set goes_on = true
          where word in (select word from search_words where word = any(going_on) and not goes_on order by word for update);
        end if;
      end $$`);
    this.addSql(`
      create or replace function items_learn_words() returns trigger language plpgsql as $$
      begin
        perform learn_words(new.title || ' ' || new.category || ' ' || new.description);
        return null;
      end $$`);
    this.addSql(`
      select learn_words(title || ' ' || category || ' ' || description) from items
      where not is_circle_only and title || ' ' || description ~ '[[:alpha:]]{3}[^[:alpha:][:space:]-][^[:space:]]' order by id`);
  }

  private query(): void {
    // Up to twelve words that begin so, unless there may be some that this table does not keep.
    this.addSql(`
      create function whole_words(begun tsquery) returns tsquery language plpgsql stable as $$
      declare
        stem text collate "C" := substring(begun::text from '^''([^'']{3,})'':\\*$');
        known text[];
        is_more boolean;
      begin
        if stem is null then return begun; end if;
        select array_agg(quote_literal(lexeme)), coalesce(bool_or(goes_on), false) or count(*) > 12 into known, is_more
        from (
          select lexeme, bool_or(goes_on) as goes_on from search_words
          where lexeme >= stem and lexeme < stem || U&'\\+10FFFF' group by lexeme order by lexeme limit 13) begins_so;
        if is_more then return begun; end if;
        return array_to_string(array(select quote_literal(stem) union select unnest(known)), '|')::tsquery;
      end $$`);
    // Only who has loaded the extension may set what it knows.
    this.addSql(`select similarity('', '')`);
    // Words as typed -> a tsquery of what the market knows: what begins so, else the nearest neighbours.
    this.addSql(`
      create or replace function search_query(words text[]) returns tsquery
      language plpgsql stable set pg_trgm.similarity_threshold = 0.2 as $$
      declare typed text; known text; part tsquery; whole tsquery;
      begin
        foreach typed in array words loop
          part := to_tsquery('english', quote_literal(typed) || ':*');
          if exists (select 1 from search_words where word >= typed and word < typed || U&'\\+10FFFF') then
            part := whole_words(part);
          -- Words with figures are kept by the items alone.
          elsif typed ~ '^[[:alpha:]]*$' or newest_matches(part, false, null, null, null, null, 1) = '{}' then
            -- Neighbours by their trigrams, and, for letters swapped early in a word, by its first letter.
            select string_agg(quote_literal(word), ' | ') into known from (
              select word from (
                select word from search_words where word % typed
                union
                select word from search_words
                where word >= left(typed, 1) and word < left(typed, 1) || U&'\\+10FFFF'
                  and char_length(word) between char_length(typed) - 1 and char_length(typed) + 1) candidates
              where levenshtein(word, typed) <= case when char_length(typed) > 4 then 2 else 1 end
              order by levenshtein(word, typed), similarity(word, typed) desc, word limit 4) near;
            part := to_tsquery('english', coalesce(known, quote_literal(typed)));
          end if;
          if numnode(part) > 0 then whole := coalesce(whole && part, part); end if;
        end loop;
        return coalesce(whole, ''::tsquery);
      end $$`);
  }
}
