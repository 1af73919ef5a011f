create schema if not exists bench_peers;
create or replace function bench_peers.market_items(before int) returns setof public.items language sql stable as $$
  select i.* from public.items i where i.status = 'available' and not i.is_circle_only and i.id < before order by i.id desc limit 25 $$;
create or replace function bench_peers.search_items(words text[]) returns setof public.items language sql stable rows 25 as $$
  select i.* from (
    select id, rank from public.search_candidates(words, null, null, null, null, 300) order by rank desc, id desc limit 25) m
  join public.items i using (id) order by m.rank desc, m.id desc $$;
