import { styled } from "styled-components";
import { media } from "../ui/theme.ts";

/**
 * The right end of the top bar, with the viewer's own controls. Five links, the balance and three buttons share a small
 * phone's bar.
 */
export const TopBarEnd = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 0;
  @media (max-width: 399px) {
    > button {
      inline-size: 38px;
    }
    > a {
      padding-inline: 4px;
      font-size: 0.875rem;
    }
  }
  margin-inline-start: auto;
  ${media.s} {
    gap: 4px;
  }
`;
