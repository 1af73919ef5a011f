import type { AdminUserAction } from "../../core/graphql/enums.ts";

interface Account {
  isDeleted: boolean;
  isAdmin: boolean;
  isSuspended: boolean;
}

/** What an administrator may do with an account. Administrators cannot be suspended. */
export function suspensionActions({ isDeleted, isAdmin, isSuspended }: Account): AdminUserAction[] {
  if (isDeleted) return [];
  if (isSuspended) return ["lift"];
  return isAdmin ? [] : ["suspend"];
}
