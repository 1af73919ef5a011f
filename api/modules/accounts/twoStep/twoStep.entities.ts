import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../user.entity.ts";

// What members have for the second step of a sign-in.

export const AuthenticatorEntity = defineEntity({
  name: "Authenticator",
  tableName: "authenticators",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    /** In base32, sealed by the secret box. */
    secret: p.text(),
    createdAt: p.datetime().length(3),
    /** Null until the first code has shown that the app has the secret. */
    confirmedAt: p.datetime().length(3).nullable(),
    /** The time step of the last code that was taken. */
    lastStep: p.bigint("number").nullable(),
  },
});

export const PasskeyEntity = defineEntity({
  name: "Passkey",
  tableName: "passkeys",
  checks: [
    {
      name: "passkeys_name_check",
      expression: "(char_length(name) >= 1) AND (char_length(name) <= 50)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index("passkeys_user_index"),
    credentialId: p.text().unique("passkeys_credential_id_key"),
    /** COSE, in base64url. */
    publicKey: p.text(),
    counter: p.bigint("number"),
    transports: p.array().default([]),
    name: p.text(),
    createdAt: p.datetime().length(3),
    lastUsedAt: p.datetime().length(3).nullable(),
  },
});

export const PasskeyChallengeEntity = defineEntity({
  name: "PasskeyChallenge",
  tableName: "passkey_challenges",
  properties: {
    challenge: p.text().primary(),
    user: () =>
      p.manyToOne(User).ref().deleteRule("cascade").index("passkey_challenges_user_index"),
    purpose: p.enum(["registration", "proof"]),
    expiresAt: p.datetime().length(3).index("passkey_challenges_expires_index"),
  },
});

export const RecoveryCodeEntity = defineEntity({
  name: "RecoveryCode",
  tableName: "recovery_codes",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    hash: p.text().primary(),
    usedAt: p.datetime().length(3).nullable(),
  },
});
