import { object } from "yup";
import { SWITCH_REASON } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import { CLOSED_FEATURES, SERVERS } from "../../core/events/topics.ts";
import { Refused } from "../../core/failures.ts";
import type { SwitchName } from "../../core/graphql/enums.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { changed, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { readSwitches } from "./readSwitches.ts";
import type { AdminSwitch, SetSwitchInput } from "./switches.types.ts";

const schema = object({ reason: reasonRule(SWITCH_REASON) });

/**
 * Closes a feature, or opens it again: on this server at once, on every other within a second. Refuses with
 * ALREADY_SWITCHED what stands so already.
 */
export async function changeSwitch(ctx: Context, input: SetSwitchInput): Promise<AdminSwitch> {
  const name = await transact(ctx, setSwitch, input);
  // Who is answered here finds it closed here.
  await ctx.services.switches.read();
  const set = (await readSwitches(ctx)).find((one) => one.name === name);
  if (!set) throw new Error("a switch is gone");
  return set;
}

async function setSwitch(tx: Tx, input: SetSwitchInput): Promise<SwitchName> {
  const { name, isOn } = input;
  const { reason } = checked(schema, input);

  // A switch without a row is on. Of two administrators at once, the later one finds it set.
  const count = await changed(
    tx.em,
    sql`insert into switches as s (name, is_on, reason, changed_by, changed_at)
        select ${name}, ${isOn}::boolean, ${reason}, ${viewerOf(tx).id}::int, ${tx.now}::timestamptz
        where not ${isOn}::boolean or exists (select from switches b where b.name = ${name})
        on conflict (name) do update
          set is_on = excluded.is_on, reason = excluded.reason, changed_by = excluded.changed_by,
            changed_at = excluded.changed_at
          where s.is_on <> excluded.is_on`,
  );
  if (count === 0)
    throw new Refused("ALREADY_SWITCHED", `This is ${isOn ? "open" : "closed"} already`);

  tx.events.publish("closedFeaturesUpdated", CLOSED_FEATURES, {});
  tx.events.broadcast("switchSet", SERVERS, {});
  return name;
}
