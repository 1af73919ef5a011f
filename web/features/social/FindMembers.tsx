import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useDeferredValue, useId, useState } from "react";
import { styled } from "styled-components";
import { MEMBER_SEARCH_MAX } from "../../../schema/limits.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { space } from "../../ui/theme.ts";
import { MemberRow } from "./MemberRow.tsx";

const Members = graphql(`
  query Members($first: Int = 6, $search: String, $after: String) {
    members(search: $search, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...MemberRow_member
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Finds members by name, to follow them or view their items. */
export function FindMembers({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Find Users">
      <MemberSearch onChosen={onClose} />
    </Dialog>
  );
}

/** The search field and the members found. */
export function MemberSearch({ onChosen }: { readonly onChosen?: () => void }) {
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(Members, {
    variables: search === "" ? {} : { search },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const members = (data ?? previousData)?.members;

  return (
    <Box>
      <Label htmlFor={fieldId}>Name</Label>
      <Input
        id={fieldId}
        type="search"
        autoComplete="off"
        maxLength={MEMBER_SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <ErrorState message="Failed to load members" onRetry={() => void refetch()} />}
      {!members && !error && <LoadingBox label="Loading members" height="240px" />}
      <p role="status">{members?.edges.length === 0 ? "No members found" : ""}</p>
      {members && members.edges.length > 0 && (
        <ul aria-label="Members">
          {members.edges.map(({ node }) => (
            <MemberRow key={node.id} member={node} {...(onChosen && { onChosen })} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={members?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: members?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > p:empty {
    display: none;
  }
`;
