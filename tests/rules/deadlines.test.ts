import "reflect-metadata";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlines, periodicWork, rowWork } from "../../api/composition/deadlines.ts";
import { DeadlineName, JobTask } from "../../api/core/graphql/enums.ts";
import { MAIL_TASK } from "../../api/core/mail/mail.ts";
import { TEXT_TASK } from "../../api/core/mail/sms.ts";
import { deadlineTable } from "../../api/emit/deadlineTable.ts";
import { anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket({ LOG_LEVEL: "warn" });

/** What a member's notifications say of expired offers. */
async function toldOf(person: Person): Promise<number> {
  await market.settled();
  const [found] = await market.rows<{ told: number }>(
    `select count(*)::int as told from notifications where user_id = $1 and type = 'offer_expired'`,
    [Number(person.id)],
  );
  return found?.told ?? 0;
}

function setDeadline(offers: { id: string }[], secondsFromNow: number): Promise<unknown> {
  return market.rows(
    "update offers set deadline = now() + make_interval(secs => $2) where id = any($1)",
    [offers.map(({ id }) => Number(id)), secondsFromNow],
  );
}

describe("the list of deadlines", () => {
  it("is what docs/deadlines.md says", () => {
    const page = readFileSync(new URL("../../docs/deadlines.md", import.meta.url), "utf8");
    expect(page).toBe(deadlineTable({ deadlines, periodic: periodicWork, rows: rowWork }));
  });

  it("and that of jobs are what GraphQL names", () => {
    const named = (tasks: readonly { task: string }[]) =>
      tasks.map(({ task }) => task.replaceAll("-", "_")).toSorted();
    expect(Object.keys(DeadlineName).toSorted()).toEqual(named(deadlines));
    expect(Object.keys(JobTask).toSorted()).toEqual(
      named([...periodicWork, ...rowWork, { task: MAIL_TASK }, { task: TEXT_TASK }]),
    );
  });

  it("has every table with a deadline, and finds what is due by an index of each", async () => {
    const tables = await market.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'deadline'`,
    );
    // A hold ends with its offer, which has the same deadline.
    const named = tables.map(({ name }) => name).filter((name) => name !== "ledger_holds");
    expect(new Set(deadlines.map(({ table }) => table))).toEqual(new Set(named));

    const indexed = await market.rows<{ name: string }>(
      `select tablename as name from pg_indexes where schemaname = current_schema() and indexdef ~ '\\(deadline'`,
    );
    expect(indexed.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  });
});

describe("a deadline", () => {
  it("ends the offer by itself, within seconds, and everybody hears once", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offer = await anOffer(jun, await anItem(amara));
    await setDeadline([offer], 0);

    await expect.poll(() => stateOf(jun, offer), { timeout: 4000 }).toBe("expired");
    expect([await toldOf(amara), await toldOf(jun)]).toEqual([1, 1]);
    expect(await jun.wallet()).toMatchObject({ held: 0, available: 100 });
  });

  it("is not kept early, and one that was moved holds as it is now", async () => {
    const [amara, jun, priya] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Priya"),
    ];
    const offers = [
      await anOffer(jun, await anItem(amara)),
      await anOffer(priya, await anItem(amara)),
    ] as const;
    await setDeadline([offers[0]], 0);
    await setDeadline([offers[1]], 3600);

    await expect.poll(() => stateOf(jun, offers[0])).toBe("expired");
    expect(await stateOf(priya, offers[1])).toBe("pending");
  });

  it("that cannot be kept does not keep the others, rests, and is kept as soon as it can", async () => {
    const [amara, jun, priya] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Priya"),
    ];
    const stuck = await anOffer(jun, await anItem(amara));
    const other = await anOffer(priya, await anItem(amara));
    await market.rows(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
    );
    await market.rows(
      `create trigger refuse_one before update of state on offers for each row when (old.id = ${Number(stuck.id)}) execute function refuse_one()`,
    );
    await setDeadline([stuck], -1);
    await setDeadline([other], 0);

    await expect.poll(() => stateOf(priya, other)).toBe("expired");
    expect(await stateOf(jun, stuck)).toBe("pending");
    const lag = /^market_deadline_lag_seconds (\S+)$/m.exec(await market.metrics())?.[1];
    expect(Number(lag)).toBeGreaterThan(1);
    const tries = () => market.log.lines.filter(({ msg }) => msg.startsWith("deadline not kept"));
    // Several looks later it was still tried once.
    const third = await anOffer(priya, await anItem(amara));
    await setDeadline([third], 1);
    await expect.poll(() => stateOf(priya, third)).toBe("expired");
    expect(tries()).toHaveLength(1);

    await market.rows("drop trigger refuse_one on offers");
    await expect.poll(() => stateOf(jun, stuck), { timeout: 15_000 }).toBe("expired");
    expect(await toldOf(jun)).toBe(1);
  });
});
