import { styled } from "styled-components";

/** The label above a control. */
export const Label = styled.label`
  display: block;
  font-weight: 600;
  font-size: 0.9375rem;
`;
