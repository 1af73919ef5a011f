import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { createCache } from "./cache.ts";
import { connection } from "./connection.ts";
import { lazySocket } from "./lazySocket.ts";
import { isSessionEnd, waitToRetry } from "./reconnect.ts";
import { createResumeLink } from "./resumeLink.ts";
import { retryLink } from "./retryLink.ts";
import { endSession, readToken } from "./session.ts";
import { createStaleAnswers } from "./staleAnswers.ts";

const bearer = new SetContextLink(({ headers }) => {
  const token = readToken();
  return token === null ? {} : { headers: { ...headers, authorization: `Bearer ${token}` } };
});

const sessionWatch = new ErrorLink(({ error }) => {
  if (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((each) => each.extensions?.["code"] === "UNAUTHENTICATED")
  )
    endSession();
});

// One event may reach several subscriptions; the connection counts it once for the member.
const NEWS = new Set(["messageAdded", "offerUpdated", "itemUpdated", "listingAdded"]);

const staleAnswers = createStaleAnswers();

const live = createResumeLink({
  socket: lazySocket,
  onEvent: ({ cursor, field }) => {
    if (NEWS.has(field)) connection.event(cursor);
  },
  onHeard: staleAnswers.heard,
  onResync() {
    // A response in flight may be from before the gap, so equal queries must not share it.
    staleAnswers.heard(() => {});
    void client.refetchQueries({ include: "active" });
  },
  isSessionEnd,
  waitToRetry,
});

const request = ApolloLink.from([
  staleAnswers.link,
  sessionWatch,
  retryLink,
  bearer,
  new HttpLink({ uri: "/graphql" }),
]);

/** The one Apollo client: queries and mutations over HTTP, subscriptions over the socket. */
export const client = new ApolloClient({
  cache: createCache(),
  // `staleAnswers` deduplicates queries instead, because it knows when a response in flight is too old.
  queryDeduplication: false,
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    live,
    request,
  ),
});
