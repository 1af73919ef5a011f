import { styled } from "styled-components";
import { media } from "../ui/theme.ts";

/** The end of the top bar: what belongs to the one who looks. */
export const Own = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 0;
  margin-inline-start: auto;
  ${media.s} {
    gap: 4px;
  }
`;
