import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Input } from "../../ui/Input.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { usePaused } from "../../ui/usePaused.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ConversationRow, ConversationRow_conversation } from "./ConversationRow.tsx";
import { Conversations } from "./keepMessages.ts";

const SEARCH_PAUSE_MS = 250;

/** The list pane: a search, and the conversations with the latest first. */
export function ConversationList({ typing }: { readonly typing: ReadonlySet<string> }) {
  const searchId = useId();
  const [search, setSearch] = useState("");
  const asked = usePaused(search.trim(), SEARCH_PAUSE_MS);
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    Conversations,
    {
      variables: asked ? { search: asked, isSearch: true } : {},
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
    },
  );
  const conversations = (data ?? previousData)?.conversations;
  const loadMore = () =>
    fetchMore({ variables: { after: conversations?.pageInfo.endCursor ?? null } });

  return (
    <Pane>
      <Search>
        <VisuallyHidden as="label" htmlFor={searchId}>
          Search conversations
        </VisuallyHidden>
        <Input
          id={searchId}
          type="search"
          placeholder="Search names and messages"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Search>
      <Scroll>
        {!conversations && loading && (
          <Rows aria-busy="true" aria-label="Loading conversations">
            {[1, 2, 3, 4].map((row) => (
              <SkeletonRow key={row}>
                <Skeleton $h="48px" />
              </SkeletonRow>
            ))}
          </Rows>
        )}
        {conversations?.edges.length === 0 && (
          <Padded>
            {asked ? (
              <EmptyState title="No conversations match" hint="Try another name or word." />
            ) : (
              <EmptyState
                title="No conversations yet"
                hint="Write to a seller from one of their items."
              />
            )}
          </Padded>
        )}
        {error && (
          <Padded>
            <ErrorState message="Failed to load conversations" onRetry={() => void refetch()} />
          </Padded>
        )}
        <Rows aria-label="Conversations">
          {conversations?.edges.map(({ node, match }) => {
            const { id } = getFragment(ConversationRow_conversation, node);
            return (
              <li key={id}>
                <ConversationRow
                  conversation={node}
                  isTyping={typing.has(id)}
                  match={match ?? null}
                />
              </li>
            );
          })}
        </Rows>
        <LoadMore
          hasMore={conversations?.pageInfo.hasNextPage ?? false}
          loading={networkStatus === NetworkStatus.fetchMore}
          onMore={loadMore}
        />
        <OfflineNote />
      </Scroll>
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
`;

const Search = styled.div`
  padding: 12px 16px;
  border-block-end: 1px solid var(--line);
`;

const Scroll = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: 16px;
`;

const Rows = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const SkeletonRow = styled.li`
  padding: 12px 16px;
`;

const Padded = styled.div`
  padding: 16px;
`;
