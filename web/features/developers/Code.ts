import { styled } from "styled-components";
import { focusRing, space } from "../../ui/theme.ts";

/** Something to type into a shell. It scrolls sideways, so give it a `tabIndex` and a label. */
export const Code = styled.pre`
  margin: 0;
  padding: ${space(3)};
  overflow-x: auto;
  background: var(--well);
  border-radius: 8px;
  font-size: 0.875rem;

  &:focus-visible {
    ${focusRing}
  }
`;
