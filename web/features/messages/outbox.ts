import { type Failure, toFailure } from "../../apollo/failure.ts";
import type { UploadedPhoto } from "../../apollo/rest.ts";

/** A message that was written here and that the server does not have yet. */
export interface OutgoingMessage {
  readonly clientId: string;
  readonly toUserId: string;
  readonly content: string;
  readonly itemId: string | null;
  /** The uploaded picture of the message. */
  readonly picture?: UploadedPhoto | null;
  readonly createdAt: string;
  readonly state: OutgoingState;
}

/** `unreached`: there was no response; `refused`: the server refused it and the member decides. */
export type OutgoingState = "waiting" | "sending" | "unreached" | "refused";

/** The functions of its environment that the outbox needs. */
interface OutboxPorts {
  /** Resolves when the server has the message. */
  readonly send: (message: OutgoingMessage) => Promise<void>;
  readonly canSend: () => boolean;
  readonly load: () => readonly OutgoingMessage[];
  readonly save: (messages: readonly OutgoingMessage[]) => void;
}

/**
 * The queue of one member's messages. They are sent one after the other in the order they were written, each with its
 * client id, so that the server stores it once however often it is sent.
 */
export function createOutbox(ports: OutboxPorts) {
  let messages: readonly OutgoingMessage[] = ports.load().map(stopped);
  let isDraining = false;
  const listeners = new Set<() => void>();
  const failureListeners = new Set<(failure: Failure) => void>();

  const set = (next: readonly OutgoingMessage[]) => {
    messages = next;
    ports.save(messages);
    for (const listener of listeners) listener();
  };
  const mark = (clientId: string, state: OutgoingState) =>
    set(
      messages.map((message) => (message.clientId === clientId ? { ...message, state } : message)),
    );

  const drain = async (): Promise<void> => {
    if (isDraining || !ports.canSend()) return;
    isDraining = true;
    set(messages.map(stopped));

    for (
      let next = firstWaiting(messages);
      next && ports.canSend();
      next = firstWaiting(messages)
    ) {
      const { clientId } = next;
      mark(clientId, "sending");
      try {
        await ports.send(next);
        set(messages.filter((message) => message.clientId !== clientId));
      } catch (error) {
        const failure = toFailure(error);
        const isUnreached = failure.code === "NETWORK";
        mark(clientId, isUnreached ? "unreached" : "refused");
        for (const listener of failureListeners) listener(failure);
        // The messages after it would fail the same way, and must not overtake it.
        if (isUnreached) break;
      }
    }
    isDraining = false;
  };

  return {
    read: () => messages,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onFailure: (listener: (failure: Failure) => void) => {
      failureListeners.add(listener);
      return () => void failureListeners.delete(listener);
    },
    add: (message: Omit<OutgoingMessage, "state">) => {
      set([...messages, { ...message, state: "waiting" }]);
      return drain();
    },
    retry: (clientId: string) => {
      mark(clientId, "waiting");
      return drain();
    },
    discard: (clientId: string) => set(messages.filter((message) => message.clientId !== clientId)),
    drain,
  };
}

/** The outbox of one member. */
export type Outbox = ReturnType<typeof createOutbox>;

/** A message whose sending was interrupted waits for the next try; a refused one waits for the member. */
function stopped(message: OutgoingMessage): OutgoingMessage {
  return message.state === "refused" ? message : { ...message, state: "waiting" };
}

function firstWaiting(messages: readonly OutgoingMessage[]): OutgoingMessage | undefined {
  return messages.find((message) => message.state === "waiting");
}
