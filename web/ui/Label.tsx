import { styled } from "styled-components";

/** The words above a control. */
export const Label = styled.label`
  display: block;
  font-weight: 600;
  font-size: 0.9375rem;
`;
