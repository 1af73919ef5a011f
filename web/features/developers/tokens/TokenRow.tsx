import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { TokenRow_TokenFragment, TokenScopesQuery } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { media } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ReplaceSecretDialog } from "./ReplaceSecretDialog.tsx";
import type { Secret } from "./SecretDialog.tsx";
import { TokenFacts } from "./TokenFacts.tsx";
import { TokenScopes } from "./TokenScopes.tsx";
import { STATUS } from "./tokenWords.ts";

/** The fields of a token that a row shows. */
export const TokenRowFragment = graphql(`
  fragment TokenRow_token on ApiToken {
    id
    name
    lastFour
    status
    scopes
    networks
    tpPerDay
    tpPromisedToday
    version
    expiresAt
    lastUsedAt
    previousUntil
    revokedAt
  }
`);

const RevokeApiToken = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      id
      ...TokenRow_token
    }
  }
`);

interface Props {
  token: TokenRow_TokenFragment;
  /** What every scope means. */
  words: TokenScopesQuery["tokenScopes"];
  onSecret: (secret: Secret) => void;
}

/** One token: what it can do, how it is used, and the buttons that replace its secret and end it. */
export function TokenRow({ token, words, onSecret }: Props) {
  const [asking, setAsking] = useState<"replace" | "revoke" | null>(null);
  const [revoke] = useCommand(RevokeApiToken);
  const toast = useToast();
  const { id, name, status } = token;

  async function handleRevoke() {
    try {
      await revoke({ id }, { refetchQueries: ["ApiTokens"] });
      toast({ title: "Token revoked", description: `No program can use ${name} any more.` });
    } catch (error) {
      const { message } = toFailure(error);
      toast({ title: "Could not revoke the token", description: message, destructive: true });
      throw error;
    }
  }
  return (
    <Row as="li">
      <Parts>
        <Head>
          <h2>{name}</h2>
          <StatusBadge tone={STATUS[status].tone}>{STATUS[status].word}</StatusBadge>
          <code>mdp_…{token.lastFour}</code>
        </Head>
        <TokenFacts token={token} />
        <TokenScopes scopes={token.scopes} words={words} />
      </Parts>
      {status === "active" ? (
        <Acts>
          <Button
            $small
            onClick={() => setAsking("replace")}
            aria-label={`Replace secret of ${name}`}
          >
            Replace secret
          </Button>
          <Button $small onClick={() => setAsking("revoke")} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        </Acts>
      ) : null}
      {asking === "replace" ? (
        <ReplaceSecretDialog
          token={token}
          onReplaced={(secret) => {
            setAsking(null);
            onSecret(secret);
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asking === "revoke"}
        onOpenChange={() => setAsking(null)}
        title={`Revoke ${name}?`}
        body="It ends at once and for good: the program that uses it is shut out."
        confirmLabel="Revoke"
        onConfirm={handleRevoke}
      />
    </Row>
  );
}

const Row = styled(Card)`
  align-items: start;

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  h2 {
    min-inline-size: 0;
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }

  code {
    color: var(--ink2);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
