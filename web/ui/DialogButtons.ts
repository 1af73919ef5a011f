import { styled } from "styled-components";

/** The buttons at the end of a dialog or of a step in it. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
