import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { SessionRow, SessionRowFragment } from "./SessionRow.tsx";

const SessionsQuery = graphql(`
  query Sessions {
    sessions {
      id
      isCurrent
      ...SessionRow_session
    }
  }
`);

const RevokeOtherSessionsMutation = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions
  }
`);

/** The member's sessions, with buttons to end each one or all others at once. */
export function SessionList() {
  const { data, error, refetch } = useQuery(SessionsQuery, { fetchPolicy: "cache-and-network" });
  const sessions = data?.sessions ?? [];
  const others = sessions.filter((session) => !session.isCurrent);

  return (
    <>
      {error ? (
        <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />
      ) : null}
      <List aria-busy={!data && !error}>
        {!data && !error ? [1, 2].map((row) => <Skeleton key={row} $h="94px" />) : null}
        {sessions.map((session) => (
          <SessionRow key={session.id} session={getFragment(SessionRowFragment, session)} />
        ))}
      </List>
      {data && sessions.length === 0 ? <EmptyState title="No sessions" /> : null}
      {others.length > 0 ? (
        <EndOthers count={others.length} onEnded={() => void refetch()} />
      ) : null}
      <OfflineNote />
    </>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  const [revoke] = useCommand(RevokeOtherSessionsMutation);
  const toast = useToast();

  async function handleConfirm() {
    try {
      const { revokeOtherSessions: ended } = await revoke({});
      toast({ title: ended === 1 ? "One session ended" : `${ended} sessions ended` });
      onEnded();
    } catch (error) {
      toast({ title: "Error", description: toFailure(error).message, destructive: true });
      throw error;
    }
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>End all others</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={count === 1 ? "End the other session?" : `End the other ${count} sessions?`}
        body="They are signed out at once. This browser stays signed in."
        confirmLabel="End all others"
        onConfirm={handleConfirm}
      />
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`;
