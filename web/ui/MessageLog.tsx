import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";
import { logScroll } from "./useLogScroll.ts";

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly onScroll: () => void;
  readonly older: {
    readonly hasOlder: boolean;
    readonly hasOlderFailed: boolean;
    readonly isLoadingOlder: boolean;
    readonly loadOlder: () => void;
  };
  readonly children: ReactNode;
  /** How many messages came below what is on the screen. */
  readonly newBelow: number;
  readonly toEnd: () => void;
  /** A line of text between the log and what follows it. */
  readonly status?: ReactNode;
  /** Whether a log that is not full begins at the bottom, with little space between its lines. */
  readonly dense?: boolean;
}

/** Messages, latest last, with the way to earlier ones, and to those that came below. `useLogScroll` scrolls it. */
export function MessageLog({
  ref,
  label,
  onScroll,
  older,
  children,
  newBelow,
  toEnd,
  status,
  dense = false,
}: Props) {
  return (
    <>
      {/* A scrollable region must be reachable by keyboard. */}
      <Log ref={ref} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
        <Lines $dense={dense}>
          {older.hasOlder && (
            <Earlier>
              <p role="status">
                {older.hasOlderFailed && "The earlier messages could not be loaded."}
              </p>
              <Button $small busy={older.isLoadingOlder} data-more onClick={older.loadOlder}>
                {older.hasOlderFailed ? "Try again" : "Earlier messages"}
              </Button>
            </Earlier>
          )}
          {children}
        </Lines>
      </Log>
      <Below>
        {status}
        {newBelow > 0 && (
          <Pill type="button" onClick={toEnd}>
            {newBelow === 1 ? "1 new message" : `${newBelow} new messages`}
          </Pill>
        )}
      </Below>
    </>
  );
}

const Log = styled.div`
  ${logScroll}
`;

const Lines = styled.div<{ $dense: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $dense }) => ($dense ? "4px" : "8px")};
  ${({ $dense }) => $dense && "justify-content: end; min-block-size: 100%;"}
  padding: ${({ $dense }) => ($dense ? "12px 16px" : "16px")};
`;

const Earlier = styled.div`
  display: grid;
  justify-items: center;

  p {
    color: var(--bad);
    font-size: 0.9375rem;
  }
`;

const Below = styled.div`
  position: relative;
  flex: none;
`;

/** Above a status of one line, which is 24 px high. */
const Pill = styled.button`
  position: absolute;
  inset-block-end: calc(100% + 4px);
  inset-inline: 0;
  margin-inline: auto;
  inline-size: max-content;
  min-block-size: 44px;
  padding-inline: 20px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--raised);
  box-shadow: 0 4px 12px rgb(9 15 13 / 0.18);
  font-weight: 600;
`;
