import type { Client } from "pg";
import { Line } from "../line.ts";
import { openReaders } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { bareOffer, withdrawBare } from "./bareTransactions.ts";
import { timed, timeOf, type Course } from "./course.ts";
import { LiveSocket } from "./liveSocket.ts";

const OFFER_UPDATED = `subscription { offerUpdated { cursor offer { id state status tpDelta deadline viewerRole viewerActions
  targetItem { id title tpValue images { small } } buyer { id displayName trustLevel } } } }`;
const OFFER = `mutation ($input: CreateOfferInput!) { createOffer(input: $input) { offer { id state } wallet { tpBalance held available } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawOffer(id: $id) { offer { id state } } }`;

/** One member offers TP for an item of another. */
export async function offerCourse(url: string, client: Client): Promise<Course> {
  const items = await client.query<{ id: number; user_id: number; tp_value: number }>(
    `select distinct on (user_id) id, user_id, tp_value from items
     where status = 'available' and tp_value <= 20 and user_id < (select max(id) - 10 from users) order by user_id desc, id limit 2`,
  );
  const [item, bareItem] = items.rows;
  if (!item || !bareItem) throw new Error("the market has too few cheap items");
  const buyers = await client.query<{ id: number }>(
    `select id from users order by id desc offset 4 limit 2`,
  );
  const [seller, buyer, bareBuyer] = await openReaders(client, [
    item.user_id,
    ...buyers.rows.map(({ id }) => id),
  ]);
  if (!seller || !buyer || !bareBuyer) throw new Error("the market has too few members");
  const line = await Line.open(url);
  const socket = await LiveSocket.open(url, seller.token, OFFER_UPDATED);
  const heard = (state: string) =>
    socket.heard(
      (data) =>
        (data["offerUpdated"] as { offer: { state: string } } | undefined)?.offer.state === state,
    );
  return {
    name: "createOffer -> offerUpdated",
    product: async () => {
      let offerId = "";
      const placed = bytesOf(url, "/graphql", buyer.token, {
        query: OFFER,
        variables: { input: { targetItemId: String(item.id) } },
      });
      const time = await timed(line, placed, heard("pending"), (body) => {
        offerId = (JSON.parse(body) as { data: { createOffer: { offer: { id: string } } } }).data
          .createOffer.offer.id;
      });
      // Taken back, so that the next one finds the same market; not timed.
      await timed(
        line,
        bytesOf(url, "/graphql", buyer.token, { query: WITHDRAW, variables: { id: offerId } }),
        heard("withdrawn"),
      );
      return time;
    },
    bare: async () => {
      let made: Awaited<ReturnType<typeof bareOffer>> | undefined;
      const time = await timeOf(async () => {
        made = await bareOffer(client, {
          buyerId: bareBuyer.memberId,
          sellerId: bareItem.user_id,
          itemId: bareItem.id,
          tp: bareItem.tp_value,
        });
      });
      if (made) await withdrawBare(client, made);
      return time;
    },
    close: () => [line, socket].forEach((open) => open.close()),
  };
}
