import { styled } from "styled-components";

/** A name with small words below it. */
export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  small {
    color: var(--ink3);
    font-size: 0.75rem;
  }

  progress {
    inline-size: 120px;
    block-size: 8px;
    accent-color: var(--act);
  }
`;

/** The buttons of a row, in its last cell. */
export const RowButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

/** Buttons beside each other also where the columns have little room. */
export const ButtonLine = styled(RowButtons)`
  inline-size: max-content;
  max-inline-size: 100%;
`;

/** Around a table: where each row is a card, its buttons have the whole width. */
export const WideButtons = styled.div`
  td:last-child {
    grid-column: 1 / -1;
  }
`;
