import { lazy, Suspense, useRef } from "react";
import { styled } from "styled-components";
import type { Failure } from "../../apollo/failure.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { MessageLog } from "../../ui/MessageLog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useLogScroll } from "../../ui/useLogScroll.ts";
import { BlockedNote } from "../safety/BlockedNote.tsx";
import { Composer } from "./Composer.tsx";
import { ItemStrip, itemOf } from "./ItemStrip.tsx";
import { MessageBubble } from "./MessageBubble.tsx";
import { quickReplies } from "./quickReplies.ts";
import { ThreadHead } from "./ThreadHead.tsx";
import { useReadMarks } from "./useReadMarks.ts";
import { useThread } from "./useThread.ts";
import { useTellTyping } from "./useTyping.ts";

const OfferInThread = lazy(() =>
  import("../offers/OfferInThread.tsx").then((m) => ({ default: m.OfferInThread })),
);
const OrderInThread = lazy(() =>
  import("../orders/OrderInThread.tsx").then((m) => ({ default: m.OrderInThread })),
);

/** The thread with one member: head, item, messages, typing state, composer. */
export function ThreadPane(props: {
  readonly memberId: string;
  readonly viewerId: string;
  readonly isTyping: boolean;
}) {
  const { memberId, viewerId, isTyping } = props;
  const thread = useThread(memberId, viewerId);
  const logRef = useRef<HTMLDivElement>(null);
  const messages = thread.lines.filter((line) => line.kind !== "day");
  const newest = messages.findLast((line) => !line.isMine)?.key;
  const { isAtEnd, newBelow, handleScroll, toEnd } = useLogScroll(
    logRef,
    messages,
    thread.loadOlder,
  );
  const tellTyping = useTellTyping(memberId);
  useReadMarks({
    memberId,
    unreadCount: thread.conversation?.unreadCount ?? 0,
    newest,
    isAtEnd,
  });

  const member = thread.conversation?.member;
  const name = member?.displayName ?? "";
  const item = itemOf(thread.lines);
  const isTheirTurn = messages.at(-1)?.isMine ?? false;

  return (
    <Pane
      aria-label={member ? `Conversation with ${name}` : "Conversation"}
      aria-busy={thread.isLoading}
    >
      <title>{`${name || "Conversation"} · Messages · Market Day`}</title>
      <ThreadHead member={member} />
      {item && <ItemStrip item={item} />}
      <MessageLog
        ref={logRef}
        label="Messages"
        onScroll={handleScroll}
        older={thread}
        newBelow={newBelow}
        toEnd={toEnd}
        status={<Typing>{isTyping && `${name} is typing…`}</Typing>}
      >
        {thread.isLoading && <ThreadSkeleton />}
        {thread.failure && <ThreadFailed failure={thread.failure} onRetry={thread.retry} />}
        {member && thread.lines.length === 0 && (
          <EmptyState title="No messages yet" hint={`Say hello to ${name}.`} />
        )}
        {thread.lines.map((line) =>
          line.kind === "day" ? (
            <Day key={line.key}>{line.words}</Day>
          ) : line.kind === "offer" ? (
            <Suspense key={line.key} fallback={<Skeleton $h="168px" />}>
              <OfferInThread offer={line.offer} words={line.words} />
            </Suspense>
          ) : line.kind === "order" ? (
            <Suspense key={line.key} fallback={<Skeleton $h="168px" />}>
              <OrderInThread part={line.part} words={line.words} />
            </Suspense>
          ) : (
            <MessageBubble
              key={line.key}
              line={line}
              author={name}
              onRetry={thread.sendAgain}
              onDiscard={thread.discard}
            />
          ),
        )}
        <OfflineNote />
      </MessageLog>
      {member?.isBlocked && <BlockedNote member={member} />}
      {member && !member.isBlocked && (
        <Composer
          memberId={memberId}
          name={name}
          replies={isTheirTurn ? [] : quickReplies(item)}
          onSend={thread.send}
          onTyping={tellTyping}
        />
      )}
    </Pane>
  );
}

/** A retry is offered only if there was no response; for an unknown member it would not help. */
function ThreadFailed(props: { readonly failure: Failure; readonly onRetry: () => void }) {
  const { code, message } = props.failure;
  const isFinal = code === "NOT_FOUND" || code === "BAD_USER_INPUT";

  return isFinal ? (
    <ErrorState message={message} />
  ) : (
    <ErrorState message="Failed to load messages" onRetry={props.onRetry} />
  );
}

function ThreadSkeleton() {
  return (
    <>
      <Skeleton $w="60%" $h="56px" />
      <Skeleton $w="45%" $h="56px" />
      <Skeleton $w="70%" $h="80px" />
    </>
  );
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Day = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: none;
  padding-block: 8px;
  color: var(--ink3);
  font-size: 0.8125rem;

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-block-start: 1px solid var(--line);
  }
`;

// An output element is a polite live region.
const Typing = styled.output`
  display: block;
  min-block-size: 24px;
  padding-inline: 16px;
  color: var(--ink3);
  font-size: 0.8125rem;
  line-height: 24px;
`;
