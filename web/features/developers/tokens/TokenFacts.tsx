import { styled } from "styled-components";
import type { TokenRow_TokenFragment } from "../../../gql/graphql.ts";
import { dayText, momentText } from "../../../ui/dayText.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { networkWords, spendingWords } from "./tokenWords.ts";

/** How long a token lasts, when it was used, from where, and what it may promise. */
export function TokenFacts({ token }: { token: TokenRow_TokenFragment }) {
  const { status, expiresAt, lastUsedAt, previousUntil, revokedAt } = token;
  return (
    <Facts>
      <li>
        {revokedAt ? (
          <>
            Revoked <TimeAgo date={revokedAt} />
          </>
        ) : (
          `${status === "active" ? "Ends on" : "Ended on"} ${dayText(expiresAt)}`
        )}
      </li>
      <li>
        {lastUsedAt ? (
          <>
            Last used <TimeAgo date={lastUsedAt} />
          </>
        ) : (
          "Never used"
        )}
      </li>
      <li>{networkWords(token.networks)}</li>
      <li>{spendingWords(token)}</li>
      {status === "active" && previousUntil ? (
        <li>The secret before it is good until {momentText(previousUntil)}</li>
      ) : null}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  color: var(--ink2);
  font-size: 0.9375rem;

  li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
