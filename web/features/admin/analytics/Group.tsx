import { styled } from "styled-components";

/** A table or a list of a part, with its words above. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
