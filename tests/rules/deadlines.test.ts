import "reflect-metadata";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlineTable } from "../../api/core/jobs/deadlineTable.ts";
import { sweep } from "../../api/core/jobs/sweep.ts";
import { deadlines, periodicWork } from "../../api/modules/deadlines.ts";
import { anItem, anOffer, DECLINE, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

interface Job {
  key: string;
  runAt: Date;
}

function alarms(offer: { id: string }): Promise<Job[]> {
  return market.rows<Job>(
    `select key, run_at as "runAt" from graphile_worker.jobs where key = $1 and task_identifier = 'offer-expires'`,
    [`offer-expires:${offer.id}`],
  );
}

/** What a member's notifications say of expired offers. */
async function toldOf(person: Person): Promise<number> {
  const [found] = await market.rows<{ told: number }>(
    `select count(*)::int as told from notifications where user_id = $1 and type = 'offer_expired'`,
    [Number(person.id)],
  );
  return found?.told ?? 0;
}

describe("the list of deadlines", () => {
  it("is what docs/deadlines.md says", () => {
    const page = readFileSync(new URL("../../docs/deadlines.md", import.meta.url), "utf8");
    expect(page).toBe(deadlineTable({ deadlines, periodic: periodicWork }));
  });

  it("has every table with a deadline, and each of them sets and clears its alarms", async () => {
    const tables = await market.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'deadline'`,
    );
    // A hold ends with its offer, which has the same deadline.
    const named = tables.map(({ name }) => name).filter((name) => name !== "ledger_holds");
    expect(new Set(deadlines.map(({ table }) => table))).toEqual(new Set(named));

    const triggers = await market.rows<{ alarm: string }>(
      `select c.relname || ' ' || p.proname || ' ' || convert_from(trim(trailing '\\x00' from t.tgargs), 'UTF8') as alarm
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where p.proname in ('set_alarm', 'clear_alarm')`,
    );
    expect(new Set(triggers.map(({ alarm }) => alarm))).toEqual(
      new Set(
        deadlines.flatMap(({ table, task }) => [
          `${table} set_alarm ${task}`,
          `${table} clear_alarm ${task}`,
        ]),
      ),
    );
  });
});

describe("an alarm", () => {
  it("is set with the offer, for its deadline, and removed with its answer", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offer = await anOffer(jun, await anItem(amara));
    expect(await alarms(offer)).toEqual([
      { key: `offer-expires:${offer.id}`, runAt: new Date(offer.deadline) },
    ]);

    await amara.gql(DECLINE, { id: offer.id });
    expect(await alarms(offer)).toEqual([]);
  });

  it("is not set by an offer that was rolled back", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara, { trustPoints: 500 });
    const before = await market.rows("select key from graphile_worker.jobs order by key");
    await expect(anOffer(jun, item)).rejects.toThrow("INSUFFICIENT_BALANCE");
    expect(await market.rows("select key from graphile_worker.jobs order by key")).toEqual(before);
  });

  it("ends the offer by itself, well before the sweep would find it, and everybody hears once", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offer = await anOffer(jun, await anItem(amara));
    await market.rows("update offers set deadline = now() where id = $1", [Number(offer.id)]);

    await expect.poll(() => stateOf(jun, offer)).toBe("expired");
    expect([await toldOf(amara), await toldOf(jun)]).toEqual([1, 1]);
    expect(await jun.wallet()).toMatchObject({ held: 0, available: 100 });
    await expect.poll(() => alarms(offer)).toEqual([]);
  });

  it("that comes too early does nothing: the row decides", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offer = await anOffer(jun, await anItem(amara));
    await market.rows(
      `select graphile_worker.add_job('offer-expires', json_build_object('id', $1::int), job_key := 'early')`,
      [Number(offer.id)],
    );

    await expect
      .poll(() => market.rows("select 1 from graphile_worker.jobs where key = 'early'"))
      .toEqual([]);
    expect(await stateOf(jun, offer)).toBe("pending");
    expect(await alarms(offer)).toHaveLength(1);
  });
});

describe("the sweep", () => {
  it("ends what has lost its alarm, and a row that cannot end does not keep the others", async () => {
    const [amara, jun, priya] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Priya"),
    ];
    const [stuck, lost] = [
      await anOffer(jun, await anItem(amara)),
      await anOffer(priya, await anItem(amara)),
    ];
    await market.rows(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
    );
    await market.rows(
      `create trigger refuse_one before update of state on offers for each row when (old.id = ${Number(stuck.id)}) execute function refuse_one()`,
    );
    await market.rows("alter table offers disable trigger offers_set_alarm");
    await market.rows("update offers set deadline = now() - interval '1 s' where id = any($1)", [
      [Number(stuck.id), Number(lost.id)],
    ]);
    await market.rows("alter table offers enable trigger offers_set_alarm");
    await market.rows("select graphile_worker.remove_job('offer-expires:' || $1::int)", [
      Number(lost.id),
    ]);

    await sweep(market.server.services, deadlines);
    expect(await stateOf(priya, lost)).toBe("expired");
    expect(await stateOf(jun, stuck)).toBe("pending");

    await market.rows("drop trigger refuse_one on offers");
    await sweep(market.server.services, deadlines);
    expect(await stateOf(jun, stuck)).toBe("expired");
    expect(await toldOf(jun)).toBe(1);
  });
});
