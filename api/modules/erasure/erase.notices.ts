import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { Notification } from "../notifications/notification.entity.ts";

/**
 * Erases the member from notifications and mails. Other members' notifications about them lose the name of the member,
 * though the offers, orders and threads themselves stay. Mails about them are deleted, as are all mails and
 * notifications to the member.
 */
export async function eraseNotices(tx: Tx, memberId: number, email: string): Promise<void> {
  await rows(
    tx.em,
    sql`with contacts as (
          select other_user_id as id from conversations where user_id = ${memberId}
          union select user_id from conversations where other_user_id = ${memberId}
          union select case when buyer_id = ${memberId} then seller_id else buyer_id end from offers
                where ${memberId} in (buyer_id, seller_id)
          union select p.user_id from social_posts p join social_post_likes l on l.post_id = p.id where l.user_id = ${memberId}
          union select p.user_id from social_posts p join social_comments c on c.post_id = p.id where c.user_id = ${memberId}
          union select following_id from user_follows where follower_id = ${memberId}
          union select p.seller_id from order_parts p join orders o on o.id = p.order_id where o.buyer_id = ${memberId}
          union select o.buyer_id from order_parts p join orders o on o.id = p.order_id where p.seller_id = ${memberId}),
        about as (
          select n.id from notifications n
          where n.user_id in (select id from contacts) and n.user_id <> ${memberId} and (
            n.data @> ${JSON.stringify({ memberId })}::jsonb
            or exists (select 1 from offers o where o.id::text = n.data ->> 'offerId' and ${memberId} in (o.buyer_id, o.seller_id))
            or exists (select 1 from orders o where o.id::text = n.data ->> 'orderId' and o.buyer_id = ${memberId})
            or exists (select 1 from order_parts p where p.id::text = n.data ->> 'partId' and p.seller_id = ${memberId}))),
        mailed as (delete from mails where notification_id in (select id from about))
        update notifications set title = 'About a former member', message = 'It was about a member who has left the market'
        where id in (select id from about)`,
  );
  await rows(
    tx.em,
    sql`delete from mails where user_id = ${memberId} or lower(to_address) = lower(${email})`,
  );
  await tx.em.nativeDelete(Notification, { userId: memberId });
}
