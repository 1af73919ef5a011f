import { styled } from "styled-components";

/** The buttons at the end of a step. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
