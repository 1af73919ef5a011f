import { number, object, string } from "yup";
import { GUIDES, STREAM_URL_MAX } from "../../../schema/limits.ts";
import { OUTSIDE_URL_WORDS, outsideHost } from "../../../schema/outsideHost.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { hashtags } from "../../core/graphql/hashtags.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { placeholdersOf } from "../items/index.ts";
import type { GuideInput } from "./guide.types.ts";
import { GuideEntity } from "./guides.entities.ts";
import { publishGuide, lockOwnGuide } from "./oneGuide.ts";

const { titleMax, descriptionMax, contentMax, minutes, wordsAMinute, mostOfMember } = GUIDES;

const words = (what: string, most: number) =>
  string()
    .trim()
    .required(`A guide needs ${what}`)
    .test("length", `At most ${most} characters`, (text) => [...text].length <= most);

const rules = object({
  title: words("a title", titleMax),
  description: words("a summary", descriptionMax),
  content: words("a text", contentMax),
  mediaUrl: string()
    .trim()
    .nullable()
    .max(STREAM_URL_MAX, `A URL may have at most ${STREAM_URL_MAX} characters`)
    .test("outside", OUTSIDE_URL_WORDS, (text) => !text || outsideHost(text) !== null),
  thumbnail: string().nullable(),
  duration: number()
    .integer()
    .nullable()
    .min(minutes.min, `At least ${minutes.min} minute`)
    .max(minutes.max, `At most ${minutes.max} minutes`),
  tags: hashtags,
});

/**
 * Writes a guide of the viewer's own, published or as a draft. Refuses bad fields by name, photos of others, and more
 * than 100 guides of one member.
 */
export async function createGuide(tx: Tx, input: GuideInput): Promise<{ guideId: number }> {
  const me = viewerOf(tx).id;
  const fields = await fieldsOf(tx, input);
  // Two that are written at the same time must not pass the limit together, so lock the member's row.
  await row(tx.em, sql`select 1 from users where id = ${me} for no key update`);
  const own = await row(
    tx.em,
    sql<{ n: number }>`select count(*)::int as n from content where user_id = ${me}`,
  );
  if ((own?.n ?? 0) >= mostOfMember)
    throw badField("title", `You have ${mostOfMember} guides already`);

  const guideId = await tx.em.insert(GuideEntity, {
    ...fields,
    user: me,
    publishedAt: input.isPublished ? tx.now : null,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  publishGuide(tx, { id: guideId, authorId: me, isPublished: input.isPublished });
  return { guideId };
}

/** Replaces a guide of the viewer's own. Refuses bad fields by name, and others' guides with NOT_FOUND. */
export async function updateGuide(
  tx: Tx,
  { guideId, input }: { guideId: string; input: GuideInput },
): Promise<{ guideId: number }> {
  const guide = await lockOwnGuide(tx, guideId);
  const before = await row(
    tx.em,
    sql<{
      publishedAt: string | null;
    }>`select published_at as "publishedAt" from content where id = ${guide.id}`,
  );
  const fields = await fieldsOf(tx, input);
  await tx.em.nativeUpdate(
    GuideEntity,
    { id: guide.id },
    {
      ...fields,
      ...(before?.publishedAt == null && input.isPublished ? { publishedAt: tx.now } : {}),
      updatedAt: tx.now,
    },
  );
  // Who read it as published is told, too, that it is a draft now.
  publishGuide(tx, { ...guide, isPublished: guide.isPublished || input.isPublished });
  return { guideId: guide.id };
}

/** Deletes a guide of the viewer's own, with its likes. Refuses others' with NOT_FOUND. */
export async function deleteGuide(
  tx: Tx,
  { guideId }: { guideId: string },
): Promise<{ guideId: number }> {
  const guide = await lockOwnGuide(tx, guideId);
  await tx.em.nativeDelete(GuideEntity, { id: guide.id });
  publishGuide(tx, guide);
  return { guideId: guide.id };
}

/** The columns that a checked input says. */
async function fieldsOf(tx: Tx, input: GuideInput) {
  const { title, description, content, mediaUrl, thumbnail, duration, tags } = checked(
    rules,
    input,
  );
  if (duration != null && !mediaUrl)
    throw badField("duration", "Only a video has minutes of its own");
  const paths = thumbnail ? [thumbnail] : [];
  const [placeholder = null] = await placeholdersOf(tx, {
    memberId: viewerOf(tx).id,
    paths,
  });
  return {
    title,
    description,
    content,
    type: mediaUrl ? ("video" as const) : ("article" as const),
    mediaUrl: mediaUrl || null,
    thumbnail: thumbnail || null,
    placeholder,
    category: input.category,
    difficulty: input.difficulty,
    duration: duration ?? minutesToRead(content),
    tags: [...new Set(tags ?? [])],
    isPublished: input.isPublished,
  };
}

function minutesToRead(text: string): number {
  return Math.min(minutes.max, Math.max(1, Math.ceil(text.split(/\s+/).length / wordsAMinute)));
}
