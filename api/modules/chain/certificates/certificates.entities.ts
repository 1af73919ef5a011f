import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../accounts/user.entity.ts";

// Certificates that members have let the market sign, to show them to others. Source: EN-025

export const IssuedCertificateEntity = defineEntity({
  name: "IssuedCertificate",
  tableName: "issued_certificates",
  uniques: [
    {
      name: "issued_certificates_open_key",
      where: "revoked_at IS NULL",
      properties: ["user", "tokenId"],
    },
  ],
  properties: {
    /** A random UUID, which the credential names. */
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().updateRule("no action").deleteRule("no action"),
    tokenId: p.text(),
    /** The signed JWT. */
    credential: p.text(),
    issuedAt: p.datetime().length(3),
    revokedAt: p.datetime().length(3).nullable(),
  },
});
