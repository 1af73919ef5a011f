import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Photos that were uploaded, and those to delete.

export const UploadEntity = defineEntity({
  name: "Upload",
  tableName: "uploads",
  uniques: [{ name: "uploads_user_id_path_key", properties: ["user", "path"] }],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    path: p.text(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    placeholder: p.text(),
    createdAt: p.datetime().length(3),
  },
});

export const PhotoRemovalEntity = defineEntity({
  name: "PhotoRemoval",
  tableName: "photo_removals",
  properties: {
    path: p.text().primary(),
    createdAt: p.datetime().length(3),
  },
});
