import { defineEntity, p } from "@mikro-orm/core";
import { CircleRole } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Circles, their members and the requests to join them.

export const CircleEntity = defineEntity({
  name: "Circle",
  tableName: "circles",
  checks: [
    {
      name: "circles_description_check",
      expression: "char_length(description) <= 500",
    },
    { name: "circles_member_count_check", expression: "member_count >= 0" },
    {
      name: "circles_name_check",
      expression: "(char_length(name) >= 1) AND (char_length(name) <= 60)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    name: p.text(),
    description: p.text().default(""),
    location: p.text().nullable(),
    admin: () => p.manyToOne(User).ref().index("circles_admin_index"),
    memberCount: p.integer().default(1),
    isPrivate: p.boolean().default(false),
    category: p.text().nullable(),
    imageUrl: p.text().nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const CircleMemberEntity = defineEntity({
  name: "CircleMember",
  tableName: "circle_members",
  properties: {
    circle: () => p.manyToOne(CircleEntity).primary().ref().updateRule("no action"),
    user: () =>
      p.manyToOne(User).primary().ref().updateRule("no action").index("circle_members_user_index"),
    role: p.enum(() => CircleRole).default("member"),
    joinedAt: p.datetime().length(3),
  },
});

export const CircleRequestEntity = defineEntity({
  name: "CircleRequest",
  tableName: "circle_requests",
  properties: {
    circle: () => p.manyToOne(CircleEntity).primary().ref().updateRule("no action"),
    user: () =>
      p.manyToOne(User).primary().ref().updateRule("no action").index("circle_requests_user_index"),
    createdAt: p.datetime().length(3),
  },
});
