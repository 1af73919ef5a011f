import { styled } from "styled-components";
import { media, space } from "../../ui/theme.ts";

/** Parts of a tab of the hub below each other. */
export const HubTab = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Figures with their names. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  margin: 0;

  ${media.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  dt {
    color: var(--ink2);
    font-size: 0.875rem;
  }

  dd {
    margin: 0;
    font: 750 1.375rem/1.3 var(--display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Two forms side by side where there is room. */
export const Forms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A heading with something at its end. */
export const HubHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const HubNote = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;
