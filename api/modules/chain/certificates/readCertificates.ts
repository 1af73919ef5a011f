import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { CERTIFICATES } from "../../../../schema/limits.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { levelOf } from "../../rewards/index.ts";
import {
  achievementOf,
  levelCertificate,
  passportOf,
  type HeldItem,
  type Stated,
  type Unlocked,
} from "./certificate.ts";

/** One that is signed, to be shown to others. */
export interface Issued {
  tokenId: string;
  credential: string;
  /** An ISO moment. */
  issuedAt: string;
}

interface Found {
  held: HeldItem[];
  unlocked: Unlocked[];
  xp: number;
  issued: Issued[];
}

/**
 * What the market can certify of a member now: passports of things that the member got in a deal and has not passed on
 * (the one asked for, or those that are signed and the newest), the level, and the achievements; and what of it is
 * signed. One statement. Source: EP-043, EN-025
 */
export async function readCertificates(
  em: EntityManager,
  memberId: number,
  only?: string,
): Promise<{ stated: Stated[]; issued: Map<string, Issued> }> {
  const found = await row(
    em,
    sql<Found>`select (${heldBy(memberId, only)}) as held,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'description', a.description,
        'rarity', a.rarity, 'points', a.points, 'unlockedAt', m.unlocked_at) order by m.unlocked_at desc, a.id), '[]')
      from user_achievements m join achievements a on a.id = m.achievement_id
      where m.user_id = ${memberId} and m.is_completed) as unlocked,
    coalesce((select x.total from member_xp x where x.user_id = ${memberId}), 0) as xp,
    (select coalesce(jsonb_agg(jsonb_build_object('tokenId', c.token_id, 'credential', c.credential,
        'issuedAt', c.issued_at)), '[]')
      from issued_certificates c where c.user_id = ${memberId} and c.revoked_at is null) as issued`,
  );
  const { held = [], unlocked = [], xp = 0, issued = [] } = found ?? {};
  const level = levelCertificate(memberId, levelOf(xp), xp);
  return {
    stated: [
      ...held.map(passportOf),
      ...(level ? [level] : []),
      ...unlocked.map((one) => achievementOf(memberId, one)),
    ],
    issued: new Map(issued.map((one) => [one.tokenId, one])),
  };
}

/**
 * SQL: the things as JSON, the newest first, each with the deals through which it came. A thing is followed from listing
 * to listing, because who lists again what they got names where it came from.
 */
function heldBy(memberId: number, only: string | undefined): RawBuilder<HeldItem[]> {
  const tokenId = sql`'passport-' || t.id`;
  return sql`
    with recursive held as (
      select t.id, t.item_id from transactions t join items i on i.id = t.item_id and i.status <> 'removed'
      where t.to_user_id = ${memberId} and ${stands("t")} ${only === undefined ? sql`` : sql`and ${tokenId} = ${only}`}
        and not exists (
          select 1 from items y join transactions p on p.item_id = y.id and p.from_user_id = ${memberId} and ${stands("p")}
          where y.relisted_from_id = t.item_id and y.user_id = ${memberId})
      order by exists (
        select 1 from issued_certificates c
        where c.user_id = ${memberId} and c.token_id = ${tokenId} and c.revoked_at is null) desc, t.id desc
      limit ${CERTIFICATES.passports}),
    way (held_id, step, item_id, deal_id) as (
      select id, 0, item_id, id from held
      union all
      select w.held_id, w.step + 1, p.id, d.id
      from way w join items i on i.id = w.item_id join items p on p.id = i.relisted_from_id
        cross join lateral (
          select t.id from transactions t where t.item_id = p.id and t.to_user_id = i.user_id and ${stands("t")}
          order by t.id desc limit 1) d)
    select coalesce(jsonb_agg(jsonb_build_object('dealId', h.id, 'title', i.title, 'category', i.category,
      'links', (
        select jsonb_agg(jsonb_build_object('at', t.completed_at, 'type', t.type, 'condition', x.condition,
          'photos', to_jsonb(array(select substring(path from '[0-9a-f]{32}') from unnest(x.images) path))) order by w.step desc)
        from way w join transactions t on t.id = w.deal_id join items x on x.id = w.item_id where w.held_id = h.id))
      order by h.id desc), '[]')
    from held h join items i on i.id = h.item_id`;
}

/** SQL: whether a deal is done, and no dispute gave it back. */
function stands(alias: string): RawBuilder<boolean> {
  const t = sql.raw(alias);
  return sql`(${t}.status = 'completed' and not exists (
    select 1 from disputes q left join order_items oi on oi.part_id = q.order_part_id
    where q.status = 'resolved' and q.outcome = 'refund' and (q.transaction_id = ${t}.id or oi.id = ${t}.order_item_id)))`;
}
