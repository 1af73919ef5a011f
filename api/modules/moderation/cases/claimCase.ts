import { MODERATION } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { ModerationCaseEntity } from "../moderation.entities.ts";
import { lockCase, refuseUnlessMay, stateOf } from "./case.rows.ts";
import { publishCase } from "./publishCase.ts";

/**
 * The viewer looks after a case for 15 minutes, which nobody else can decide meanwhile; again, for 15 more. Refuses with
 * CASE_CLAIMED, CASE_DECIDED or NOT_YOUR_CASE.
 */
export async function claimCase(tx: Tx, { id }: { id: string }): Promise<number> {
  const found = await lockCase(tx, idOf(id));
  const isOwn = stateOf(tx, found, tx.now).claim === "own";
  await refuseUnlessMay(tx, isOwn ? "release" : "claim", found);
  await tx.em.nativeUpdate(
    ModerationCaseEntity,
    { id: found.id },
    { claimedBy: viewerOf(tx).id, claimedUntil: minutesAfter(tx.now, MODERATION.claimMinutes) },
  );
  publishCase(tx, found.id);
  return found.id;
}

/** The viewer gives a case back before the time is over. Refuses one that they have not claimed with NOT_FOUND. */
export async function releaseCase(tx: Tx, { id }: { id: string }): Promise<number> {
  const found = await lockCase(tx, idOf(id));
  await refuseUnlessMay(tx, "release", found);
  await tx.em.nativeUpdate(
    ModerationCaseEntity,
    { id: found.id },
    { claimedBy: null, claimedUntil: null },
  );
  publishCase(tx, found.id);
  return found.id;
}
