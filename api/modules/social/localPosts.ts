import { LOCAL_KM } from "../../../schema/limits.ts";
import { sql } from "../../core/sql/sql.ts";
import { isForAll, isShown } from "../items/index.ts";

const EARTH_KM = 6371;

/** The coordinates of a member's newest public item that has some, in degrees. A circle's items do not count. */
const lastPlace = (userId: ReturnType<typeof sql>) => sql`
  (select x.latitude, x.longitude from items x
   where x.user_id = ${userId} and x.latitude is not null and x.longitude is not null
     and ${isShown("x")} and ${isForAll("x")} order by x.id desc limit 1)`;

/**
 * SQL: whether a post is near the viewer: the same place name, or at most 50 km away. The place of a post is that of
 * its item; without an item, that of its author, if they show it to members. Source: C30
 */
export function isLocal(me: number) {
  return sql<boolean>`exists (
    select 1
    from (select lower(trim(v.location)) as words, a.latitude, a.longitude
          from users v left join lateral ${lastPlace(sql`v.id`)} a on true where v.id = ${me}) here,
      (select lower(trim(coalesce(i.location, t.location))) as words,
              coalesce(i.latitude, t.latitude) as latitude, coalesce(i.longitude, t.longitude) as longitude
       from (select 1) one
       left join lateral (
         select u.location, b.latitude, b.longitude from (select 1) o left join lateral ${lastPlace(sql`u.id`)} b on true
         where u.location_visible_to <> 'nobody' or u.id = ${me}) t on true) there
    where there.words = here.words and here.words <> ''
       or ${EARTH_KM} * 2 * asin(least(1, sqrt(
            power(sin(radians(there.latitude - here.latitude) / 2), 2)
            + cos(radians(here.latitude)) * cos(radians(there.latitude))
              * power(sin(radians(there.longitude - here.longitude) / 2), 2)))) <= ${LOCAL_KM})`;
}
