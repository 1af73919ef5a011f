import { css, styled } from "styled-components";

/** Its width decides between rows and cards. */
export const Room = styled.div`
  container-type: inline-size;
`;

const cards = css`
  &,
  tbody,
  tfoot,
  tfoot tr,
  td,
  th {
    display: block;
  }

  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: 8px;
  }

  tbody tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    gap: 8px 12px;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--counter);
  }

  tbody th,
  tbody td,
  tfoot td {
    block-size: auto;
    padding: 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  tbody th {
    grid-column: 1 / -1;
  }

  tbody td[data-figure] {
    text-align: start;
  }

  tbody td::before {
    content: attr(data-label);
    display: block;
    color: var(--ink3);
    font-size: 0.75rem;
  }

  tfoot td {
    padding-block-start: 12px;
  }
`;

/** The table of a DataTable. */
export const Table = styled.table<{ $minWidth: number }>`
  inline-size: 100%;
  border-spacing: 0;
  font-size: 0.8125rem;
  line-height: 1.3;

  &[aria-busy="true"] tbody {
    opacity: 0.6;
  }

  th,
  td {
    block-size: 40px;
    padding: 3px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: var(--barHeight);
    background: var(--well);
    color: var(--ink2);
    font-weight: 600;
  }

  [data-figure="true"] {
    text-align: end;
  }

  tbody tr {
    position: relative;
    background: var(--counter);
  }

  tbody tr:has([data-row]):hover {
    background: var(--chalk);
  }

  [data-row] {
    /* Not below the header that sticks. */
    scroll-margin-block-start: 48px;
    font-weight: 600;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }

  a {
    text-decoration-thickness: 1px;
  }

  tbody td a {
    position: relative;
    z-index: 1;
  }

  @container (max-width: ${({ $minWidth }) => $minWidth}px) {
    ${cards}
  }
`;
