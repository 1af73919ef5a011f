import { Tabs as Radix } from "radix-ui";
import { type ComponentProps, useEffect, useRef } from "react";
import { styled } from "styled-components";

/** The root of a TabList of Tabs, and one TabPanel each; with `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = styled(Radix.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** How much of the next tab is seen beside the current one. */
const PEEK = 32;

/** The row of tabs; where it does not fit it scrolls sideways, so that the current one is seen. Give it an `aria-label`. */
export function TabList(props: ComponentProps<typeof Radix.List>) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new MutationObserver(() => showCurrent(element));
    observer.observe(element, { subtree: true, attributeFilter: ["data-state"] });
    showCurrent(element);
    return () => observer.disconnect();
  }, []);

  return <Row ref={row} {...props} />;
}

/** Sideways alone: the page stays where it is. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[data-state="active"]');
  if (!tab) return;
  const [shown, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < shown.left) row.scrollLeft += own.left - shown.left - PEEK;
  if (own.right > shown.right) row.scrollLeft += own.right - shown.right + PEEK;
}

const Row = styled(Radix.List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
`;

/** One tab; the current one is underlined in gold. */
export const Tab = styled(Radix.Trigger)`
  flex: none;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 8px 12px;
  border: 0;
  border-block-end: 3px solid transparent;
  background: none;
  color: var(--ink2);
  font-weight: 600;
  &:hover {
    color: var(--ink);
  }
  &[data-state="active"] {
    color: var(--ink);
    border-block-end-color: var(--gold);
  }
  &:disabled {
    color: var(--ink3);
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The content of a tab. */
export const TabPanel = styled(Radix.Content)`
  min-inline-size: 0;
  border-radius: 8px;
`;
