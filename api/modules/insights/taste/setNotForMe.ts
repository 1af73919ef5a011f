import { CATEGORIES } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { badField } from "../../../core/failures.ts";
import { PredictionType } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { TIP_IDS } from "../tips/tipsAbout.ts";
import type { NotForMe } from "./recommendations.types.ts";

/** So many are kept, the newest. */
const KEPT = 1000;

/** Puts a recommendation, a tip or a prediction away, or takes that back. Idempotent. Refuses ids that no recommendation has. */
export async function setNotForMe(tx: Tx, { id, isNotForMe }: NotForMe): Promise<NotForMe> {
  if (!isRecommendation(id)) throw badField("id", "There is no such recommendation");
  const me = viewerOf(tx).id;
  if (isNotForMe) {
    await rows(
      tx.em,
      sql`insert into not_for_me (user_id, recommendation, created_at) values (${me}, ${id}, ${tx.now}) on conflict do nothing`,
    );
    await rows(
      tx.em,
      sql`delete from not_for_me where user_id = ${me} and recommendation in (
            select recommendation from not_for_me where user_id = ${me} order by created_at desc, recommendation offset ${KEPT})`,
    );
  } else {
    await rows(tx.em, sql`delete from not_for_me where user_id = ${me} and recommendation = ${id}`);
  }
  invalidate(tx, me, "recommendations", "userInsights", "predictions");
  return { id, isNotForMe };
}

function isRecommendation(id: string): boolean {
  const [type = "", ...rest] = id.split(":");
  const subject = rest.join(":");
  if (type === "prediction") return isTopic(rest);
  return isAbout(type, subject) || TIP_IDS.has(id);
}

/** The type of a prediction, and what it is about. */
function isTopic([predicted = "", type = "", ...rest]: readonly string[]): boolean {
  return Object.hasOwn(PredictionType, predicted) && isAbout(type, rest.join(":"));
}

function isAbout(type: string, subject: string): boolean {
  if (type === "item" || type === "user") return /^[1-9]\d{0,9}$/.test(subject);
  return type === "category" && CATEGORIES.some((name) => name === subject);
}
