import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate, publishMembers } from "../../core/events/invalidation.ts";
import { checked } from "../../core/graphql/validation.ts";
import { profileChange } from "./accounts.inputs.ts";
import type { UpdateProfileInput } from "./accounts.types.ts";
import { User } from "./user.entity.ts";

/** Changes the given fields of the viewer's profile. Refuses with BAD_USER_INPUT. Source: VA-024 */
export async function updateProfile(tx: Tx, input: UpdateProfileInput): Promise<void> {
  const { skills, ...texts } = checked(profileChange, input);
  const member = await tx.em.findOneOrFail(User, viewerOf(tx).id);

  const { displayName, avatar } = member;
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  tx.em.assign(member, {
    ...given,
    ...(skills !== undefined && { skills: [...new Set(skills)] }),
    updatedAt: tx.now,
  });
  invalidate(tx, member.id, "viewer", "earnings");
  publishMembers(tx, [member.id]);
  if (member.displayName !== displayName || member.avatar !== avatar)
    tx.outbox.append("ProfileChanged", { memberId: member.id });
}
