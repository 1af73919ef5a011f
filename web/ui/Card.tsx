import { styled } from "styled-components";

/** A box with a hairline border and no shadow. */
export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  background: var(--counter);
  border: 1px solid var(--line);
  border-radius: 10px;
`;
