import { encodeCursor } from "../../core/events/cursor.ts";
import {
  base64url,
  elementsOf,
  float,
  jsonText,
  text,
  texts,
  time,
  truth,
  whole,
  unescaped,
  type Raw,
  type Row,
} from "../../core/jsonReads/columns.ts";
import { pageOf, type Page as RowPage } from "../../core/jsonReads/page.ts";
import {
  nestedObject,
  VIEWER_ID,
  type FieldOf,
  type JsonRead,
  type ObjectOf,
} from "../../core/jsonReads/read.ts";
import { MEMBER_JSON } from "../accounts/index.ts";
import { itemPage, type Page } from "./findItems.ts";
import type { ItemFilter } from "./item.types.ts";
import { sizedPath, SIZES, splitPath, type PhotoPath } from "./photos.ts";

/** A photo. Its path is JSON-escaped once, for all sizes. */
interface Photo extends PhotoPath {
  placeholder: Raw;
}

function photoOf(path: string, placeholder: Raw): Photo {
  const { stem, ending } = splitPath(path);
  return { stem: jsonText(stem).slice(1, -1), ending, placeholder };
}

const sized =
  (size: string): FieldOf<Photo> =>
  () =>
  (photo) =>
    `"${sizedPath(photo, size)}"`;

const IMAGE: ObjectOf<Photo> = {
  type: "Image",
  fields: {
    path: sized(""),
    small: sized(SIZES.small),
    medium: sized(SIZES.medium),
    large: sized(SIZES.large),
    placeholder:
      () =>
      ({ placeholder }) =>
        placeholder === null ? "null" : jsonText(placeholder),
  },
};

const images: FieldOf<Row> = ({ column, writerOf }) => {
  const paths = column("i.images");
  const placeholders = column("i.placeholders");
  const write = writerOf(IMAGE);
  return (row) => {
    const hashes = elementsOf(row[placeholders] ?? "{}");
    let json = "";
    for (const [n, path] of elementsOf(row[paths] ?? "{}").entries())
      json += (n === 0 ? "" : ",") + write(photoOf(path ?? "", hashes[n] ?? null));
    return `[${json}]`;
  };
};

const SEQ = "coalesce(c.seq, 0)";

const cursor: FieldOf<Row> = ({ column, join }) => {
  join("counter");
  const [id, seq] = [column("i.id"), column(SEQ)];
  return (row) => base64url(`i${row[id]}.${row[seq]}`);
};

/** An Item; `i` = items, `u` = its seller, `c` = its event counter. */
const ITEM_JSON: ObjectOf<Row> = {
  type: "Item",
  fields: {
    id: unescaped("i.id"),
    title: text("i.title"),
    description: text("i.description"),
    category: text("i.category"),
    condition: text("i.condition"),
    trustPoints: whole("i.trust_points"),
    tpValue: whole("i.tp_value"),
    status: unescaped("i.status"),
    quantity: whole("i.quantity"),
    location: text("i.location"),
    latitude: float("i.latitude"),
    longitude: float("i.longitude"),
    tags: texts("i.tags"),
    widthMm: whole("i.width_mm"),
    heightMm: whole("i.height_mm"),
    depthMm: whole("i.depth_mm"),
    viewCount: whole("i.view_count"),
    likeCount: whole("i.like_count"),
    createdAt: time("i.created_at"),
    updatedAt: time("i.updated_at"),
    images,
    seller: nestedObject(MEMBER_JSON, "seller"),
    isMine: truth(`i.user_id = ${VIEWER_ID}`),
    isLiked: truth(
      `exists (select 1 from item_likes l where l.user_id = ${VIEWER_ID} and l.item_id = i.id)`,
    ),
    cursor,
  },
};

/** The live cursor: the sequence numbers of the market's event stream and of each item's on the page. */
const places: FieldOf<RowPage> = ({ column, join }) => {
  join("counter");
  const [id, seq] = [column("i.id"), column(SEQ)];
  const market = column(`coalesce((select seq from event_counters where audience = 'm'), 0)`);
  return ({ rows }) => {
    const items = rows.map((row): [string, number] => [`i${row[id]}`, Number(row[seq])]);
    return `"${encodeCursor([["m", Number(rows[0]?.[market])], ...items])}"`;
  };
};

/** Query.items. */
export const itemsJson: JsonRead = {
  field: "items",
  answer: pageOf("Item", ITEM_JSON, { cursor: places }),
  node: ITEM_JSON,
  alias: "i",
  joins: {
    seller: "join users u on u.id = i.user_id",
    counter: "left join event_counters c on c.audience = 'i' || i.id",
  },
  rows: ({ filter, ...page }: { filter?: ItemFilter | null } & Page, atMost) => {
    const { rows, order, placeSql, size } = itemPage(filter, page, atMost);
    const { category, minTP, maxTP, sellerId, hasSize } = filter ?? {};
    // A rare category or a narrow price needs another plan than a common one.
    const isSteady = [category, minTP, maxTP, sellerId, hasSize].every((bound) => bound == null);
    return { rows, order, place: placeSql, size, isSteady };
  },
};
