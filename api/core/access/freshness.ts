import { STEP_UP_MINUTES } from "../../../schema/limits.ts";
import type { Context } from "../context.ts";
import { Refused } from "../failures.ts";
import { roleFor, type RuleOf } from "./policy.ts";
import { viewerOf } from "./viewer.ts";

/** Whether the caller's session may do what asks for a fresh proof of identity. */
export interface Freshness {
  /** Whether the last sign-in or proof of this session is at most as many minutes old as it may be. */
  isFresh: boolean;
  /** Whether the member has a role and must set up two-step sign-in before they act. */
  lacksSecondStep: boolean;
}

/**
 * Refuses with STEP_UP_REQUIRED where the rule asks for a fresh proof of identity: a stolen session alone can do
 * nothing that cannot be undone. `details.setUp` says that two-step sign-in has to be set up first. The session is read
 * anew, because a socket may be older than the last proof.
 */
export async function refuseUnlessFresh(
  rule: Pick<RuleOf, "who">,
  ctx: Context,
  minutes: number = STEP_UP_MINUTES,
): Promise<void> {
  if (viewerOf(ctx).credential.kind === "system") return;
  const freshness = await ctx.services.readFreshness(ctx, minutes);
  if (!freshness)
    throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");
  if (roleFor(rule) && freshness.lacksSecondStep)
    throw new Refused(
      "STEP_UP_REQUIRED",
      "Set up two-step sign-in in your settings first: whoever runs the market needs it to act",
      { details: { setUp: true } },
    );
  if (!freshness.isFresh) throw staleProof(minutes);
}

/** The session has to prove who its member is first. */
export function staleProof(minutes: number = STEP_UP_MINUTES): Refused {
  return new Refused(
    "STEP_UP_REQUIRED",
    `Prove that it is you first. It counts for ${minutes} minutes`,
    { details: { setUp: false } },
  );
}
