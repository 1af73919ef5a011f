import type { Client } from "pg";
import { Line } from "../line.ts";
import { openReaders } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { bareMessage } from "./bareTransactions.ts";
import { timed, timeOf, type Course } from "./course.ts";
import { LiveSocket } from "./liveSocket.ts";

export const MESSAGE_ADDED = `subscription { messageAdded { cursor message { id fromUserId toUserId content isRead createdAt clientId itemId }
  conversation { id unreadCount updatedAt member { id displayName avatar } lastMessage { id fromUserId content createdAt } } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id content createdAt } conversation { id unreadCount } } }`;

/** One member writes to another. */
export async function messageCourse(url: string, client: Client): Promise<Course> {
  const pairs = await client.query<{ id: number }>(`select id from users order by id desc limit 4`);
  const [from, to, bareFrom, bareTo] = await openReaders(
    client,
    pairs.rows.map(({ id }) => id),
  );
  if (!from || !to || !bareFrom || !bareTo) throw new Error("the market has too few members");
  const line = await Line.open(url);
  const socket = await LiveSocket.open(url, to.token, MESSAGE_ADDED);
  return {
    name: "sendMessage -> messageAdded",
    product: async (n) => {
      const content = `Message ${n} of the bench at ${Date.now()}`;
      const arrival = socket.heard(
        (data) =>
          (data["messageAdded"] as { message: { content: string } } | undefined)?.message
            .content === content,
      );
      return timed(
        line,
        bytesOf(url, "/graphql", from.token, {
          query: SEND,
          variables: { input: { toUserId: String(to.memberId), content } },
        }),
        arrival,
      );
    },
    bare: (n) =>
      timeOf(() => bareMessage(client, bareFrom.memberId, bareTo.memberId, `Bare message ${n}`)),
    close: () => [line, socket].forEach((open) => open.close()),
  };
}
