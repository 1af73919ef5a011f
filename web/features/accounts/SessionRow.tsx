import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { SessionRow_SessionFragment } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { useToast } from "../../ui/toast.tsx";
import { deviceName } from "./deviceName.ts";

/** The fields of a session that a row shows. */
export const SessionRowFragment = graphql(`
  fragment SessionRow_session on Session {
    id
    createdAt
    lastSeenAt
    expiresAt
    userAgent
    ipAddress
    isCurrent
  }
`);

const RevokeSessionMutation = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`);

/** One session: its device, when it was last seen, and the button that ends it. */
export function SessionRow({ session }: { session: SessionRow_SessionFragment }) {
  const [asking, setAsking] = useState(false);
  const [revoke] = useCommand(RevokeSessionMutation);
  const toast = useToast();
  const name = deviceName(session.userAgent);

  async function handleConfirm() {
    try {
      await revoke(
        { id: session.id },
        { update: (cache) => void cache.evict({ id: `Session:${session.id}` }) },
      );
      toast({ title: "Session ended", description: `${name} is signed out.` });
    } catch (error) {
      toast({ title: "Error", description: toFailure(error).message, destructive: true });
      throw error;
    }
  }
  return (
    <Row as="li">
      <MonitorSmartphone size={24} aria-hidden />
      <Words>
        <Name>
          <h2>{name}</h2>
          {session.isCurrent ? <StatusBadge tone="ok">This browser</StatusBadge> : null}
        </Name>
        <p>
          Last seen <TimeAgo date={session.lastSeenAt} />, signed in{" "}
          <TimeAgo date={session.createdAt} />
          {session.ipAddress ? `, from ${session.ipAddress}` : ""}
        </p>
      </Words>
      {session.isCurrent ? null : (
        <Button $small onClick={() => setAsking(true)} aria-label={`End the session of ${name}`}>
          End
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`End the session of ${name}?`}
        body="It is signed out at once."
        confirmLabel="End session"
        onConfirm={handleConfirm}
      />
    </Row>
  );
}

const Row = styled(Card)`
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

const Words = styled.div`
  h2 {
    font-size: 1.0625rem;
  }
  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
