import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  adjustmentAs,
  anAdjustment,
  APPROVE,
  REJECT,
  TERMS,
  WHY,
  WITHDRAW_ADJUSTMENT,
} from "../support/adjustments.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { ADMIN_EMAIL, aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const AT_ONCE = 20;
const DELETE_ACCOUNT = `mutation { deleteAccount(password: "${PASSWORD}") }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

// Whoever else came is a member again, and what waits is over.
afterEach(async () => {
  await market.rows("delete from user_roles");
  await market.rows("update users set email_verified = true where id = $1", [Number(admin.id)]);
  await market.passHours(72);
  await admin.signIn();
});

async function roleIsTaken({ id }: Person): Promise<void> {
  await market.rows("delete from user_roles where user_id = $1", [Number(id)]);
}

async function mailsTo(email: string): Promise<{ subject: string; body: string }[]> {
  return market.rows(
    "select subject, body from mails where to_address = $1 and subject like '%adjustment%' order by id desc",
    [email],
  );
}

describe("where no other administrator could approve it", () => {
  it("waits 24 hours, is mailed, and is posted then", async () => {
    const freya = await market.member("Freya");
    expect((await admin.gql(TERMS, { memberId: freya.id })).adjustmentTerms).toEqual({
      leftToday: 5000,
      approvers: 0,
    });
    const asked = await anAdjustment(admin, freya);
    expect(asked).toMatchObject({ isAlone: true, viewerActions: ["withdraw"] });
    expect(Date.parse(asked.deadline ?? "") - Date.parse(asked.createdAt)).toBe(24 * 3_600_000);
    expect((await admin.refused(APPROVE, { id: asked.id })).code).toBe("FORBIDDEN");
    const [mail] = await mailsTo(ADMIN_EMAIL);
    expect(mail?.body).toContain(WHY);
    expect(mail?.body).toContain(`/admin/adjustments?adjustment=${asked.id}`);
    expect(mail?.body).not.toContain("Freya");

    await market.passHours(23);
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
    await market.stopServer();
    await market.startServer();
    await market.passHours(1);
    expect(await adjustmentAs(admin, asked)).toMatchObject({ status: "posted", decidedBy: null });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
    expect(
      await market.rows(
        "select 1 from notifications where user_id = $1 and type = 'wallet_adjusted'",
        [Number(freya.id)],
      ),
    ).toHaveLength(1);
  });

  it("is withdrawn until then, by twenty at once only once, and never after", async () => {
    const freya = await market.member("Freya");
    const { id } = await anAdjustment(admin, freya);
    await admin.proveIdentity();
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(WITHDRAW_ADJUSTMENT, { id })),
    );
    expect([won.length, lost]).toEqual([1, { ADJUSTMENT_CLOSED: AT_ONCE - 1 }]);
    const late = await anAdjustment(admin, freya);
    market.clock.advance(24);
    expect((await admin.refused(WITHDRAW_ADJUSTMENT, { id: late.id })).code).toBe(
      "ADJUSTMENT_CLOSED",
    );
    await market.passHours(0);
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
  });

  it("a second administrator who comes meanwhile approves it at once, or rejects it", async () => {
    const [freya, jun] = [await market.member("Freya"), await market.member("Jun")];
    const [one, other] = [await anAdjustment(admin, freya), await anAdjustment(admin, jun)];
    const second = await market.anotherAdmin("Ottoline");
    expect(await adjustmentAs(second, one)).toMatchObject({
      isAlone: true,
      viewerActions: ["approve", "reject"],
    });
    await second.gql(APPROVE, { id: one.id });
    await second.gql(REJECT, { id: other.id, reason: "He has them already" });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
    await market.passHours(25);
    expect(await jun.wallet()).toMatchObject({ tpBalance: 100 });
  });

  it("is posted at its time, as was promised, though somebody could have approved it meanwhile", async () => {
    const freya = await market.member("Freya");
    await anAdjustment(admin, freya);
    await market.anotherAdmin("Ottoline");
    await market.passHours(24);
    expect(await freya.wallet()).toMatchObject({ tpBalance: 150 });
  });

  it("whoever becomes alone later still waits for a second one, and it expires", async () => {
    const freya = await market.member("Freya");
    const second = await market.anotherAdmin("Ottoline");
    const one = await anAdjustment(admin, freya);
    expect((await admin.refused(SUSPEND, { memberId: second.id, reason: WHY })).code).toBe(
      "FORBIDDEN",
    );
    await roleIsTaken(second);
    expect((await second.refused(APPROVE, { id: one.id })).code).toBe("FORBIDDEN");
    await market.passHours(24);
    expect(await adjustmentAs(admin, one)).toMatchObject({ status: "requested", isAlone: false });
    await market.passHours(24);
    expect(await adjustmentAs(admin, one)).toMatchObject({ status: "expired" });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
  });

  it("an administrator without two-step sign-in counts, so nobody becomes alone by taking it away", async () => {
    const freya = await market.member("Freya");
    const careless = await market.member("Careless");
    await market.rows("insert into user_roles (user_id, role) values ($1, 'admin')", [
      Number(careless.id),
    ]);
    const one = await anAdjustment(admin, freya);
    expect(one.isAlone).toBe(false);
  });

  it("is about the wallet of the only other administrator, who has no say in it but is mailed", async () => {
    const second = await market.anotherAdmin("Ottoline");
    const one = await anAdjustment(admin, second, { amount: -10 });
    expect(one.isAlone).toBe(true);
    expect((await second.refused(REJECT, { id: one.id, reason: WHY })).code).toBe("FORBIDDEN");
    expect(await mailsTo(second.email)).toHaveLength(1);
  });
});

describe("at its time it is not posted", () => {
  it("when the member has too few available TP", async () => {
    const freya = await market.member("Freya");
    const one = await anAdjustment(admin, freya, { amount: -80 });
    market.clock.advance(23);
    await anOffer(freya, await anItem(await market.member("Jun"), { trustPoints: 60 }));
    await market.passHours(1);
    expect(await adjustmentAs(admin, one)).toMatchObject({
      status: "failed",
      failure: "insufficient_balance",
    });
    expect(await freya.wallet()).toEqual({ tpBalance: 100, held: 60, available: 40 });
    const [told] = await market.rows<{ message: string }>(
      "select message from notifications where user_id = $1 and type = 'wallet_adjustment_ended' order by id desc limit 1",
      [Number(admin.id)],
    );
    expect(told?.message).toBe("-80 TP: the member has too few available TP");
  });

  it("when who asked for it is no administrator any more", async () => {
    const freya = await market.member("Freya");
    const thief = await market.anotherAdmin("Thief");
    await market.rows("update users set email_verified = false where id = $1", [Number(admin.id)]);
    const one = await anAdjustment(thief, freya, { amount: 1000 });
    expect(one.isAlone).toBe(true);
    await market.rows("update users set email_verified = true where id = $1", [Number(admin.id)]);
    await roleIsTaken(thief);
    await market.passHours(24);
    expect(await adjustmentAs(admin, one)).toMatchObject({
      status: "failed",
      failure: "requester_gone",
    });
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
  });

  it("when the member has left", async () => {
    const freya = await market.member("Freya");
    const one = await anAdjustment(admin, freya);
    await freya.gql(DELETE_ACCOUNT);
    await market.passHours(24);
    expect(await adjustmentAs(admin, one)).toMatchObject({
      status: "failed",
      failure: "member_gone",
    });
  });
});
