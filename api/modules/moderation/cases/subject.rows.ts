import { sql } from "../../../core/sql/sql.ts";

// What a case is about, as it is now. `k` is a row with `subject` and `subject_id`, such as one of moderation_cases.

/** SQL: its words; null when it is gone. */
export const subjectText = sql<string | null>`
  case k.subject
    when 'member' then (
      select concat_ws(E'\n\n', u.display_name, u.bio) from users u where u.id = k.subject_id and u.is_active)
    when 'item' then (
      select concat_ws(E'\n\n', i.title, nullif(i.description, '')) from items i where i.id = k.subject_id)
    when 'post' then (select p.content from social_posts p where p.id = k.subject_id)
    when 'comment' then (select x.content from social_comments x where x.id = k.subject_id)
    when 'guide' then (
      select concat_ws(E'\n\n', g.title, g.description, g.content, g.media_url) from content g where g.id = k.subject_id)
    when 'review' then (
      select concat_ws(E'\n\n', r.rating || ' of 5 stars', r.comment) from reviews r where r.id = k.subject_id)
    when 'message' then (
      select coalesce(m.removed ->> 'content', m.content) from messages m where m.id = k.subject_id)
  end`;

/** SQL: the paths of its pictures. */
export const subjectImages = sql<string[]>`
  coalesce(case k.subject
    when 'member' then (
      select array[u.avatar] from users u where u.id = k.subject_id and u.is_active and u.avatar is not null)
    when 'item' then (select i.images from items i where i.id = k.subject_id)
    when 'post' then (select p.media_urls from social_posts p where p.id = k.subject_id)
    when 'guide' then (
      select array[g.thumbnail] from content g where g.id = k.subject_id and g.thumbnail is not null)
    when 'message' then (
      select array[coalesce(m.removed ->> 'url', m.attachment_url)] from messages m
      where m.id = k.subject_id and coalesce(m.removed ->> 'url', m.attachment_url) is not null)
  end, '{}')`;

/** SQL: whether it is there, and a decision can take it away. A card of an offer or an order has no words of members. */
export const subjectRemovable = sql<boolean>`
  coalesce(case k.subject
    when 'item' then (
      select i.status in ('draft', 'available', 'reserved', 'in_auction', 'hidden') from items i where i.id = k.subject_id)
    when 'post' then (select p.removed_at is null from social_posts p where p.id = k.subject_id)
    when 'comment' then (select x.removed_at is null from social_comments x where x.id = k.subject_id)
    when 'guide' then (select g.removed_at is null from content g where g.id = k.subject_id)
    when 'review' then (
      select r.removed_at is null and r.published_at is not null from reviews r where r.id = k.subject_id)
    when 'message' then (
      select m.removed is null and m.message_type in ('text', 'image') from messages m where m.id = k.subject_id)
  end, false)`;
