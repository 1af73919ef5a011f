import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, space } from "../../../ui/theme.ts";

interface Props {
  photos: ReactNode;
  head: ReactNode;
  panel: ReactNode;
  details: ReactNode;
}

/** Photos and text on one side, a panel that stays in view on the other; one column on small screens. */
export function BuyLayout({ photos, head, panel, details }: Props) {
  return (
    <Columns>
      <div data-area="photos">{photos}</div>
      <div data-area="head">{head}</div>
      <div data-area="panel">{panel}</div>
      <div data-area="details">{details}</div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "photos" "head" "panel" "details";
  gap: ${space(4)};

  > * {
    min-inline-size: 0;
  }

  > [data-area="photos"] {
    grid-area: photos;
  }

  > [data-area="head"] {
    grid-area: head;
  }

  > [data-area="panel"] {
    grid-area: panel;
  }

  > [data-area="details"] {
    grid-area: details;
  }

  ${media.l} {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    grid-template-areas: "photos panel" "head panel" "details panel";
    column-gap: ${space(5)};

    > [data-area="panel"] > * {
      position: sticky;
      inset-block-start: calc(var(--barHeight) + ${space(5)});
    }
  }
`;
