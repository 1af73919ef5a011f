import { array, object, string } from "yup";
import { POST_IMAGES_MAX, POST_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { circleAudience, FEED } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { hashtags } from "../../core/graphql/hashtags.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { joinedCircle } from "../circles/index.ts";
import { isForAll, isShown, placeholdersOf } from "../items/index.ts";
import type { CreatePostInput } from "./post.types.ts";
import { SocialPostEntity } from "./social.entities.ts";

const rules = object({
  content: string()
    .trim()
    .required("Write something first")
    .test(
      "length",
      `A post may have at most ${POST_MAX} characters`,
      (text) => [...text].length <= POST_MAX,
    ),
  images: array(string().required())
    .nullable()
    .max(POST_IMAGES_MAX, `At most ${POST_IMAGES_MAX} photos`),
  tags: hashtags,
});

/**
 * Publishes a post of the viewer. Refuses bad fields by name, items and photos of others, and circles the viewer is not
 * in. Source: C30
 */
export async function createPost(tx: Tx, input: CreatePostInput): Promise<{ postId: number }> {
  const viewer = viewerOf(tx);
  const { content, images, tags } = checked(rules, input);
  const paths = [...new Set(images ?? [])];
  const placeholders = await placeholdersOf(tx, { memberId: viewer.id, paths });
  const circleId = input.circleId ? await joinedCircle(tx, input.circleId) : null;
  const itemId = input.itemId ? await ownItem(tx, input.itemId, circleId) : null;

  const postId = await tx.em.insert(SocialPostEntity, {
    user: viewer.id,
    content,
    mediaUrls: paths,
    placeholders,
    tags: [...new Set(tags ?? [])],
    item: itemId,
    circle: circleId,
    createdAt: tx.now,
  });
  tx.events.publish("feedPostAdded", circleId === null ? FEED : circleAudience(circleId), {
    postId,
  });
  tx.outbox.append("PostWritten", { postId, byId: viewer.id });
  return { postId };
}

/** Checks that the item is the viewer's own. A circle's item can only be linked in a post of the same circle. */
async function ownItem(tx: Tx, id: string, circleId: number | null): Promise<number> {
  const itemId = idOf(id, "itemId");
  const found = await row(
    tx.em,
    sql<{ isFitting: boolean }>`
      select ${isForAll()} or coalesce(i.circle_id = ${circleId}::int, false) as "isFitting"
      from items i where i.id = ${itemId} and i.user_id = ${viewerOf(tx).id} and ${isShown()}`,
  );
  if (!found) throw badField("itemId", "Only an item of your own can be linked");
  if (!found.isFitting) throw badField("itemId", "An item of a circle can be linked only there");
  return itemId;
}
