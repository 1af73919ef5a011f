import type { Tx } from "../../../core/context.ts";
import {
  AuthenticatorEntity,
  PasskeyChallengeEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from "./twoStep.entities.ts";

/** Deletes all that a member has for the second step. */
export async function deleteSecondSteps({ em }: Pick<Tx, "em">, user: number): Promise<void> {
  await em.nativeDelete(AuthenticatorEntity, { user });
  await em.nativeDelete(PasskeyEntity, { user });
  await em.nativeDelete(PasskeyChallengeEntity, { user });
  await em.nativeDelete(RecoveryCodeEntity, { user });
}
