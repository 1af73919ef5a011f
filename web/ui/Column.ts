import { styled } from "styled-components";
import { space } from "./theme.ts";

/** A column as wide as a text is easy to read. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: 720px;
`;
