import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Accounts that were deleted.

export const ErasureEntity = defineEntity({
  name: "Erasure",
  tableName: "erasures",
  indexes: [
    {
      name: "erasures_open_index",
      where: "swept_at IS NULL",
      properties: ["erasedAt"],
    },
  ],
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action").deleteRule("no action"),
    erasedAt: p.datetime().length(3),
    sweptAt: p.datetime().length(3).nullable(),
  },
});
