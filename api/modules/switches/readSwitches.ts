import type { Context } from "../../core/context.ts";
import { SwitchName } from "../../core/graphql/enums.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { AdminSwitch } from "./switches.types.ts";

interface Set {
  name: string;
  isOn: boolean;
  reason: string;
  changedById: number;
  changedAt: Date;
}

/** Every switch, in the order of their names in the schema. */
export async function readSwitches({ em }: Context): Promise<AdminSwitch[]> {
  const found = await rows(
    em,
    sql<Stored<Set>>`
      select s.name, s.is_on as "isOn", s.reason, s.changed_by as "changedById", s.changed_at as "changedAt"
      from switches s`,
  );
  return Object.values(SwitchName).map((name) => {
    const set = found.find((one) => one.name === name);
    return Object.assign(new AdminSwitch(), {
      id: name,
      name,
      isOn: set?.isOn ?? true,
      reason: set?.reason ?? null,
      changedById: set?.changedById ?? null,
      changedAt: set ? new Date(set.changedAt) : null,
    });
  });
}
