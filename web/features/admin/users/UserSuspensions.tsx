import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { UserSuspensionsQuery } from "../../../gql/graphql.ts";
import { dayText, timestampText } from "../../../ui/dayText.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { Entries, EntryHead } from "../Entries.ts";

const Suspensions = graphql(`
  query UserSuspensions($memberId: ID!) {
    memberSuspensions(memberId: $memberId) {
      id
      createdAt
      expiresAt
      isActive
      reason
      notes
      liftedAt
      liftNotes
      admin {
        id
        displayName
      }
      liftedBy {
        id
        displayName
      }
    }
  }
`);

type Suspension = UserSuspensionsQuery["memberSuspensions"][number];

/** All suspensions of a member, the last one first. */
export function UserSuspensions({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(Suspensions, {
    variables: { memberId },
    fetchPolicy: "cache-and-network",
  });
  const suspensions = data?.memberSuspensions;

  return (
    <Suspended>
      <h3>Suspensions</h3>
      {error ? (
        <ErrorState
          message="Failed to load the suspensions"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!suspensions && !error ? <LoadingBox label="Loading suspensions" height="48px" /> : null}
      {suspensions?.length === 0 ? <p>No suspensions so far.</p> : null}
      {suspensions && suspensions.length > 0 ? (
        <ol aria-label="Suspensions">
          {suspensions.map((suspension) => (
            <Entry key={suspension.id} suspension={suspension} />
          ))}
        </ol>
      ) : null}
    </Suspended>
  );
}

function Entry({ suspension }: { suspension: Suspension }) {
  const { createdAt, expiresAt, isActive, reason, notes, admin, liftNotes } = suspension;
  return (
    <li>
      <EntryHead>
        <strong>{reason}</strong>
        {isActive ? <StatusBadge tone="pending">Now</StatusBadge> : null}
      </EntryHead>
      <small>
        {timestampText(createdAt)} by {admin?.displayName ?? "the market"},{" "}
        {expiresAt ? `until ${dayText(expiresAt)}` : "until lifted"}
      </small>
      {notes ? <p>Notes: {notes}</p> : null}
      {suspension.liftedAt ? (
        <small>
          {suspension.liftedBy ? `Lifted by ${suspension.liftedBy.displayName}` : "Ended"},{" "}
          {timestampText(suspension.liftedAt)}
        </small>
      ) : null}
      {liftNotes ? <p>Notes: {liftNotes}</p> : null}
    </li>
  );
}

const Suspended = styled(Entries)`
  p {
    color: var(--ink2);
  }
`;
