import { approveAdjustment } from "../../modules/adjustments/decideAdjustment.ts";
import { requestAdjustment } from "../../modules/adjustments/requestAdjustment.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** What one administrator asked for, and when the other one approved it, in days before the opening. */
interface DemoAdjustment {
  at: number;
  /** Which of the administrators. */
  by: number;
  member: string;
  /** Whole TP; below zero: taken. */
  tp: number;
  why: string;
  approved?: number;
}

const ADJUSTMENTS: readonly DemoAdjustment[] = [
  {
    at: 12.3,
    by: 0,
    member: "aroha",
    tp: 25,
    why: "For minding the stall at the neighbourhood fair",
    approved: 12.13,
  },
  {
    at: 0.4,
    by: 1,
    member: "noor",
    tp: 15,
    why: "Her parcel was lost in the market's own cupboard",
  },
];

/** The adjustments of wallets. Where the market has an administrator of its own, nobody asks for any. */
export function adjustmentScenes({ stage, cast, adminIds }: Script): Scene[] {
  const [first, second] = adminIds;
  if (first === undefined || second === undefined) return [];
  return ADJUSTMENTS.flatMap(({ at, by, member, tp, why, approved }) => {
    const asked = { id: "" };
    const [asking, other] = by === 0 ? [first, second] : [second, first];
    const ask = async () => {
      const input = { memberId: String(idOf(cast, member)), amount: tp, reason: why };
      asked.id = String(await stage.act(asking, "requestAdjustment", requestAdjustment, input));
    };
    const approve = async () =>
      void (await stage.act(other, "approveAdjustment", approveAdjustment, { id: asked.id }));
    return [
      { at, play: ask },
      ...(approved === undefined ? [] : [{ at: approved, play: approve }]),
    ];
  });
}
