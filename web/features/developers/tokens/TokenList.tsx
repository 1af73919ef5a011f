import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { Secret } from "./SecretDialog.tsx";
import { TokenRow, TokenRowFragment } from "./TokenRow.tsx";

const ApiTokensQuery = graphql(`
  query ApiTokens {
    apiTokens {
      id
      ...TokenRow_token
    }
    tokenScopes {
      name
      description
    }
  }
`);

interface Props {
  /** Makes the first one. */
  onNew: () => void;
  onSecret: (secret: Secret) => void;
}

/** The member's tokens: those that can be used, then those that ended not long ago. */
export function TokenList({ onNew, onSecret }: Props) {
  const { data, error, refetch } = useQuery(ApiTokensQuery, { fetchPolicy: "cache-and-network" });

  return (
    <>
      {error ? (
        <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />
      ) : null}
      <List aria-busy={!data && !error}>
        {!data && !error ? [1, 2].map((row) => <Skeleton key={row} $h="168px" />) : null}
        {data?.apiTokens.map((token) => (
          <TokenRow
            key={token.id}
            token={getFragment(TokenRowFragment, token)}
            words={data.tokenScopes}
            onSecret={onSecret}
          />
        ))}
      </List>
      {data?.apiTokens.length === 0 ? (
        <EmptyState title="No tokens" hint="No program acts for you by one.">
          <Button onClick={onNew}>Make the first one</Button>
        </EmptyState>
      ) : null}
      <OfflineNote />
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
