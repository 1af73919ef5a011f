import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { css } from "styled-components";

/** How near the end counts as the end, in px. */
const END_SLACK = 48;
/** How near the start older messages are loaded, in px. */
const START_SLACK = 200;

/**
 * The style of the log's box. It disables the browser's scroll anchoring, which would add to what useLogScroll does.
 */
export const logScroll = css`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface ScrolledLine {
  readonly key: string;
  readonly isMine: boolean;
}

/**
 * The scroll position of a log that grows at its end: it sticks to the end while the member is there, keeps its
 * position when older messages are added above, and counts messages that arrive below.
 */
export function useLogScroll(
  boxRef: RefObject<HTMLElement | null>,
  lines: readonly ScrolledLine[],
  onNearStart: () => void,
) {
  const place = useRef({ top: 0, height: 0, isAtEnd: true });
  const keys = useRef<{ first?: string | undefined; last?: string | undefined }>({});
  const [isAtEnd, setAtEnd] = useState(true);
  const [lastSeen, setLastSeen] = useState<string | undefined>(undefined);

  const first = lines[0]?.key;
  const last = lines.at(-1);

  useLayoutEffect(() => {
    const element = boxRef.current;
    if (!element) return;

    const isOlderAbove = keys.current.first !== first && keys.current.last === last?.key;
    const isMineBelow = keys.current.last !== last?.key && last?.isMine;
    if (place.current.isAtEnd || isMineBelow) element.scrollTop = element.scrollHeight;
    else if (isOlderAbove)
      element.scrollTop = place.current.top + element.scrollHeight - place.current.height;
    keys.current = { first, last: last?.key };
    place.current = { ...place.current, top: element.scrollTop, height: element.scrollHeight };
  }, [boxRef, first, last?.key, last?.isMine]);

  useEffect(() => {
    const element = boxRef.current;
    if (!element) return;

    // The box shrinks when the keyboard opens or the composer grows; its content grows when a message could not be
    // sent.
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [boxRef]);

  const handleScroll = () => {
    const element = boxRef.current;
    if (!element) return;

    const { scrollTop, scrollHeight, clientHeight } = element;
    const isEnd = scrollHeight - clientHeight - scrollTop <= END_SLACK;
    place.current = { top: scrollTop, height: scrollHeight, isAtEnd: isEnd };
    if (isEnd !== isAtEnd) setAtEnd(isEnd);
    if (!isEnd && isAtEnd) setLastSeen(last?.key);
    if (scrollTop < START_SLACK) onNearStart();
  };
  const toEnd = () => {
    if (boxRef.current) boxRef.current.scrollTop = boxRef.current.scrollHeight;
  };

  const newBelow = isAtEnd ? 0 : countAfter(lines, lastSeen);
  return { isAtEnd, newBelow, handleScroll, toEnd };
}

/** The number of messages of others after the line that was last when the member was at the end. */
export function countAfter(lines: readonly ScrolledLine[], key: string | undefined): number {
  const place = lines.findIndex((line) => line.key === key);
  return place === -1 ? 0 : lines.slice(place + 1).filter((line) => !line.isMine).length;
}
