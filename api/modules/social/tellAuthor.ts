import type { Tx } from "../../core/context.ts";
import { hoursAfter } from "../../core/clock.ts";
import { row, sql } from "../../core/sql.ts";
import { notify, notifyLatest } from "../notifications/index.ts";
import type { LockedPost } from "./lockPost.ts";

const AGAIN_AFTER_HOURS = 24;

/** How a member is called, and whether the other one was told about them lately. */
interface Known {
  name: string;
  wasTold: boolean;
}

/** The name of who did something, unless the same was told within a day: liking again and again is told once. */
async function known(
  tx: Tx,
  { toId, byId, type, about }: { toId: number; byId: number; type: string; about: object },
): Promise<Known> {
  const found = await row(
    tx.em,
    sql<Known>`
      select u.display_name as name, exists (
        select 1 from notifications n
        where n.user_id = ${toId} and n.created_at > ${hoursAfter(tx.now, -AGAIN_AFTER_HOURS)}
          and n.type = ${type} and n.data @> ${JSON.stringify(about)}::jsonb) as "wasTold"
      from users u where u.id = ${byId}`,
  );
  return found ?? { name: "", wasTold: true };
}

/** Ten likes of one post are one row of the notification centre. */
export async function tellLiked(tx: Tx, post: LockedPost, byId: number): Promise<void> {
  if (byId === post.authorId) return;
  const about = { postId: post.id, memberId: byId };
  const { name, wasTold } = await known(tx, {
    toId: post.authorId,
    byId,
    type: "social_liked",
    about,
  });
  if (wasTold) return;
  const likes = await row(
    tx.em,
    sql<{ others: number }>`
      select count(*)::int as others from (
        select 1 from social_post_likes where post_id = ${post.id} and user_id not in (${byId}, ${post.authorId}) limit 1000) l`,
  );
  const others = likes?.others ?? 0;
  const also =
    others === 0 ? "" : others === 1 ? " and one other member" : ` and ${others} other members`;
  await notifyLatest(
    tx,
    {
      userId: post.authorId,
      type: "social_liked",
      title: "Somebody likes your post",
      message: `${name}${also} ${others === 0 ? "likes" : "like"} your post`,
      data: about,
      actionUrl: `/community/posts/${post.id}`,
      priority: "low",
    },
    { about: { postId: post.id } },
  );
}

/** Every comment is told; several on one post, while unread, in one row. */
export async function tellCommented(tx: Tx, post: LockedPost, byId: number): Promise<void> {
  if (byId === post.authorId) return;
  const about = { postId: post.id, memberId: byId };
  const { name } = await known(tx, { toId: post.authorId, byId, type: "social_commented", about });
  await notifyLatest(
    tx,
    {
      userId: post.authorId,
      type: "social_commented",
      title: "A comment on your post",
      message: `${name} commented on your post`,
      data: about,
      actionUrl: `/community/posts/${post.id}`,
    },
    { about: { postId: post.id } },
  );
}

/** Told once a day about each member, however often they follow and stop. */
export async function tellFollowed(tx: Tx, toId: number, byId: number): Promise<void> {
  const about = { memberId: byId };
  const { name, wasTold } = await known(tx, { toId, byId, type: "social_followed", about });
  if (wasTold) return;
  const member = await row(
    tx.em,
    sql<{ username: string }>`select username from users where id = ${byId}`,
  );
  await notify(tx, {
    userId: toId,
    type: "social_followed",
    title: "A new follower",
    message: `${name} follows you`,
    data: about,
    actionUrl: `/members/${member?.username ?? ""}`,
    priority: "low",
  });
}
