import { ApolloLink } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { STORAGE_KEYS } from "../../../schema/limits.ts";
import { endSession, type MemberView } from "../../apollo/session.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useNow } from "../../ui/useNow.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { refuseChanges } from "./refuseChanges.ts";
import { stopView } from "./stopView.ts";

/** Says on every screen that an administrator views the market as a member, for how long still, and ends it. */
export function ViewBanner({ view: { endsAt, member } }: { view: MemberView }) {
  const [isStopping, setStopping] = useState(false);
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1000).getTime()) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);
  useEffect(() => {
    // The browser may keep a page for its Back button.
    const handleReturn = () => {
      if (sessionStorage.getItem(STORAGE_KEYS.view) === null) window.location.reload();
    };
    window.addEventListener("pageshow", handleReturn);
    return () => window.removeEventListener("pageshow", handleReturn);
  }, []);

  useRefusedChanges(member.displayName);

  return (
    <>
      <RoomForIt />
      <Bar aria-label={`View as ${member.displayName}`}>
        <Eye size={18} aria-hidden />
        <p>
          <strong>Viewing as {member.displayName}</strong>
        </p>
        <Left role="timer">
          {clockText(seconds)}
          <span> left</span>
        </Left>
        <Nothing>Nothing can be changed</Nothing>
        <Button
          $small
          busy={isStopping}
          onClick={() => {
            setStopping(true);
            void stopView();
          }}
        >
          Stop<VisuallyHidden> viewing as {member.displayName}</VisuallyHidden>
        </Button>
      </Bar>
    </>
  );
}

/** Every press that would change something says why it does not. */
function useRefusedChanges(name: string) {
  const client = useApolloClient();
  const toast = useToast();
  useEffect(() => {
    const before = client.link;
    const description = `You view the market as ${name}`;
    const tell = () => toast({ title: "Nothing can be changed", description, destructive: true });
    client.setLink(ApolloLink.from([refuseChanges(description, tell), before]));
    return () => client.setLink(before);
  }, [client, toast, name]);
}

/** Minutes and seconds: "14:32". */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// The bar of the market is higher by the banner, which stands at its top; a frame is over dialogs, too.
const RoomForIt = createGlobalStyle`
  :root { --viewHeight: 52px; --barHeight: 112px; }
  body::after {
    content: "";
    position: fixed;
    inset: 0;
    z-index: 100;
    border: 3px solid var(--act);
    pointer-events: none;
  }
`;

const Bar = styled.aside`
  position: fixed;
  z-index: 22;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: var(--viewHeight);
  padding-inline: 16px;
  background: var(--act);
  color: var(--onAct);
  font-size: 0.9375rem;

  svg {
    flex: none;
  }

  p {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  button {
    margin-inline-start: auto;
  }
`;

const Left = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;

  @media (max-width: 479px) {
    span {
      display: none;
    }
  }
`;

const Nothing = styled.small`
  display: none;
  @media (min-width: 720px) {
    display: inline;
  }
`;
