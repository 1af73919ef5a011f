import { styled } from "styled-components";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { CardFrame, type CardLayout, CardTracks } from "./CardFrame.tsx";

const PLACES = 8;

/** The skeleton of a grid of items. It uses the same boxes, so that nothing moves when the items load. */
export function ItemGridSkeleton({
  layout,
  places = PLACES,
}: {
  layout: CardLayout;
  places?: number;
}) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading items</VisuallyHidden>
      <CardTracks $layout={layout} aria-hidden>
        {Array.from({ length: places }, (_, place) => (
          <li key={place}>
            <CardFrame as="div" $layout={layout}>
              <PhotoSpace>
                <Skeleton $h="100%" />
              </PhotoSpace>
              <Lines>
                <Skeleton $w="80%" $h="23px" />
                <Skeleton $w="60%" $h="23px" />
                <Skeleton $w="70%" $h="20px" />
                <Skeleton $h="44px" />
                <Skeleton $w="50%" $h="20px" />
                <Skeleton $h="48px" />
              </Lines>
            </CardFrame>
          </li>
        ))}
      </CardTracks>
    </div>
  );
}

const PhotoSpace = styled.div`
  align-self: start;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(3)};
`;
