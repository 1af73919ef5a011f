import { defineEntity, p } from "@mikro-orm/core";

// The keys with which the market signs what others check.

export const SigningKeyEntity = defineEntity({
  name: "SigningKey",
  tableName: "signing_keys",
  properties: {
    purpose: p.enum(["log", "certificates"]).primary(),
    /** What the key is called in what it signs, as long as it is kept. */
    name: p.text(),
    /** 32 bytes of Ed25519. */
    publicKey: p.blob(),
    /** Encrypted. */
    secret: p.text(),
    createdAt: p.datetime().length(3),
  },
});
