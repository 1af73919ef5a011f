import { styled } from "styled-components";

/** A short list in a panel: its heading, and entries with their words and times. */
export const Entries = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-size: 0.9375rem;

  li {
    display: grid;
    gap: 2px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  p {
    white-space: pre-line;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

/** What an entry is called, and how it stands beside it. */
export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
`;
