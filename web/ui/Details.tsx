import { styled } from "styled-components";

/** Something to open below a figure. */
export const Details = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: 10px;
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
  }
`;
