import { base64, PAGE, pageOf, VIEWER, type Answer } from "./answer.ts";

interface Row {
  viewer: number;
  /** Null when the page is empty. */
  id: number | null;
  title: string;
  description: string;
  category: string;
  condition: string;
  location: string | null;
  tp_value: number;
  status: string;
  view_count: number;
  like_count: number;
  images: string[];
  placeholders: string[];
  rank: number;
  seller_id: number;
  display_name: string;
  trust_level: string;
  seq: string;
  market: string;
}

const COLUMNS = `i.id, i.title, i.description, i.category, i.condition, i.location, i.tp_value, i.status, i.view_count, i.like_count,
  i.images, i.placeholders, i.rank, u.id as seller_id, u.display_name, u.trust_level, coalesce(c.seq, 0) as seq`;
const JOINS = `join users u on u.id = i.user_id left join event_counters c on c.audience = 'i' || i.id`;
const MARKET = `(select seq from event_counters where audience = 'm') as market`;

export const itemList: Answer = {
  name: "item list",
  statement: `
    with ${VIEWER}
    select v.id as viewer, ${MARKET}, p.* from viewer v left join lateral (
      select ${COLUMNS} from (
        select *, 0 as rank from items where status = 'available' and not is_circle_only and id < $2 order by id desc limit ${PAGE + 1}) i ${JOINS}) p on true
    order by p.id desc`,
  values: ({ after }) => [
    after === undefined
      ? 2 ** 31 - 1
      : (JSON.parse(Buffer.from(after, "base64url").toString()) as number[])[0],
  ],
  data: (rows) => ({ items: itemsOf(rows as Row[], ({ id }) => [id ?? 0]) }),
};

/** The newest 300 matches in the title and the newest 300 anywhere, ranked by the database's own function. */
export const search: Answer = {
  name: "search",
  statement: `
    with ${VIEWER},
    best as (
      select i.*, m.rank from (
        select id, rank from search_candidates($2::text[], null, null, null, null, 300) order by rank desc, id desc limit ${PAGE + 1}) m
      join items i using (id))
    select v.id as viewer, ${MARKET}, p.* from viewer v left join lateral (select ${COLUMNS} from best i ${JOINS}) p on true
    order by p.rank desc, p.id desc`,
  values: ({ q = "" }) => [q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []],
  data: (rows) => ({ items: itemsOf(rows as Row[], ({ rank, id }) => [rank, id ?? 0]) }),
};

function itemsOf(rows: Row[], placeOf: (row: Row) => number[]) {
  const found = rows.filter(({ id }) => id !== null);
  const places = found.slice(0, PAGE).map(({ id, seq }) => `i${id}.${seq}`);
  return {
    cursor: base64([`m.${rows[0]?.market ?? 0}`, ...places].join(",")),
    ...pageOf(found, itemOf, placeOf),
  };
}

function itemOf(row: Row) {
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    category: row.category,
    condition: row.condition,
    location: row.location,
    tpValue: row.tp_value,
    status: row.status,
    viewCount: row.view_count,
    likeCount: row.like_count,
    isMine: row.seller_id === row.viewer,
    images: row.images.map((path, n) => {
      const stem = path.slice(0, -".webp".length);
      return {
        small: `${stem}-s.webp`,
        medium: `${stem}-m.webp`,
        large: `${stem}-l.webp`,
        placeholder: row.placeholders[n] ?? null,
      };
    }),
    seller: {
      id: String(row.seller_id),
      displayName: row.display_name,
      trustLevel: row.trust_level,
    },
  };
}
