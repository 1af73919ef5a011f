import { Tabs as Radix } from "radix-ui";
import { styled } from "styled-components";

/** The root of a TabList of Tabs, and one TabPanel each; with `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = styled(Radix.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** The row of tabs; it scrolls sideways where it does not fit. Give it an `aria-label`. */
export const TabList = styled(Radix.List)`
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
