import { onTestFinished } from "vitest";
import type { Person } from "./people.ts";

const FIELDS = `id name isOn changedAt reason closes changedBy { id displayName }`;
export const SET_SWITCH = `mutation ($input: SetSwitchInput!) { setSwitch(input: $input) { ${FIELDS} } }`;
export const ADMIN_SWITCHES = `{ adminSwitches { ${FIELDS} } }`;
export const CLOSED = `{ closedFeatures { cursor features { name reason message } } }`;
export const HEAR_CLOSED = `subscription ($after: Cursor) {
  closedFeaturesUpdated(after: $after) { cursor features { name reason message } } }`;

export interface AdminSwitch {
  id: string;
  name: string;
  isOn: boolean;
  changedAt: string | null;
  reason: string | null;
  closes: string[];
  changedBy: { id: string; displayName: string } | null;
}

/** Closes a feature until the test is over. */
export async function closed(
  admin: Person,
  name: string,
  reason = "We look into a mistake",
): Promise<void> {
  await admin.gql(SET_SWITCH, { input: { name, isOn: false, reason } });
  onTestFinished(() => opened(admin, name));
}

/** Opens a feature, if it is closed. */
export async function opened(admin: Person, name: string): Promise<void> {
  await admin.ask(SET_SWITCH, { input: { name, isOn: true, reason: "All is well again" } });
}
