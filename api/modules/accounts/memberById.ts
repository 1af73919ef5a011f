import type { Context } from "../../core/context.ts";
import { User } from "./user.entity.ts";

/** The member of an id that another row has. All of an answer are loaded by one statement. */
export function memberById({ em }: Context, id: number): Promise<User> {
  return em.getReference(User, id, { wrapped: true }).loadOrFail({ dataloader: true });
}
