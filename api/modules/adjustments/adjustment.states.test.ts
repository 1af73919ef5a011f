import { describe, expect, it } from "vitest";
import { AdjustmentStatus } from "../../core/graphql/enums.ts";
import { actionsOf, roleIn, waitingHours } from "./adjustment.states.ts";

const [ASKED, MEMBER, OTHER] = [1, 2, 3];
const DEADLINE = new Date("2026-11-25T12:00:00.000Z");
const BEFORE = new Date(DEADLINE.getTime() - 1);

function standing(status: AdjustmentStatus) {
  const deadline = status === "requested" ? DEADLINE : null;
  return { status, deadline, memberId: MEMBER, requestedById: ASKED };
}

describe("an adjustment", () => {
  it("that waits is withdrawn by who asked, decided by another administrator, and not by its member", () => {
    const one = standing("requested");
    expect(roleIn(one, OTHER)).toBe("other");
    expect(actionsOf(one, ASKED, BEFORE)).toEqual(["withdraw"]);
    expect(actionsOf(one, MEMBER, BEFORE)).toEqual([]);
    expect(actionsOf(one, OTHER, BEFORE)).toEqual(["approve", "reject"]);
  });

  it("is closed from the very moment of its deadline", () => {
    for (const adminId of [ASKED, MEMBER, OTHER])
      expect(actionsOf(standing("requested"), adminId, DEADLINE)).toEqual([]);
  });

  it.each(Object.values(AdjustmentStatus).filter((status) => status !== "requested"))(
    "that is %s is final",
    (status) => {
      for (const adminId of [ASKED, MEMBER, OTHER])
        expect(actionsOf(standing(status), adminId, BEFORE)).toEqual([]);
    },
  );

  it("waits 48 hours, and alone 24", () => {
    expect([waitingHours(false), waitingHours(true)]).toEqual([48, 24]);
  });
});
