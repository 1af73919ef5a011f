import { styled } from "styled-components";
import { media } from "../../../ui/theme.ts";

/** The grid of stream cards, with one to three columns. */
export const StreamTracks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
