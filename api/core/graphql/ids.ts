import { badField } from "../failures.ts";

/** The largest id that a row can have. */
export const INT4_MAX = 2_147_483_647;

/**
 * The number behind a GraphQL ID. Refuses what is no whole number with BAD_USER_INPUT; a number that no row
 * can have becomes 0, so that it is "not found" and never reaches SQL as an overflow. Source: C45
 */
export function idOf(id: string, field = "id"): number {
  if (!/^\d{1,19}$/.test(id)) throw badField(field, `${field} must be a whole number`);
  const value = Number(id);
  return value <= INT4_MAX ? value : 0;
}
