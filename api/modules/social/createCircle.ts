import { object, string } from "yup";
import {
  CATEGORIES,
  CIRCLE_DESCRIPTION_MAX,
  CIRCLE_NAME_MAX,
  CIRCLES_MAX,
  LOCATION_MAX,
} from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField } from "../../core/failures.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { CircleMemberEntity, CircleEntity } from "../circles/circles.entities.ts";
import { publishCircle } from "../circles/index.ts";
import type { CreateCircleInput } from "./circle.types.ts";

const rules = object({
  name: string()
    .trim()
    .required("A circle needs a name")
    .max(CIRCLE_NAME_MAX, `The name may have at most ${CIRCLE_NAME_MAX} characters`),
  description: string()
    .trim()
    .nullable()
    .max(
      CIRCLE_DESCRIPTION_MAX,
      `The description may have at most ${CIRCLE_DESCRIPTION_MAX} characters`,
    ),
  location: string()
    .trim()
    .nullable()
    .max(LOCATION_MAX, `The location may have at most ${LOCATION_MAX} characters`),
  category: string()
    .nullable()
    .oneOf([...CATEGORIES, null], "Please choose a category"),
});

/**
 * Creates a circle; the viewer is its admin and first member. Refuses bad fields, and more than 20 circles of one
 * member.
 */
export async function createCircle(
  tx: Tx,
  input: CreateCircleInput,
): Promise<{ circleId: number }> {
  const me = viewerOf(tx).id;
  const { name, description, location, category } = checked(rules, input);
  // Two circles created at the same time must not pass the limit together, so lock the member's row.
  await row(tx.em, sql`select 1 from users where id = ${me} for no key update`);
  const own = await row(
    tx.em,
    sql<{ n: number }>`select count(*)::int as n from circles where admin_id = ${me}`,
  );
  if ((own?.n ?? 0) >= CIRCLES_MAX)
    throw badField("name", `You run ${CIRCLES_MAX} circles already`);

  const circleId = await tx.em.insert(CircleEntity, {
    name,
    description: description ?? "",
    location: location || null,
    category: category ?? null,
    isPrivate: input.isPrivate ?? false,
    admin: me,
    createdAt: tx.now,
  });
  await tx.em.insert(CircleMemberEntity, {
    circle: circleId,
    user: me,
    role: "admin",
    joinedAt: tx.now,
  });
  publishCircle(tx, circleId);
  invalidate(tx, me, "circles");
  return { circleId };
}
