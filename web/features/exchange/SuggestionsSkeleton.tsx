import { styled } from "styled-components";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Frame, Photos } from "./SuggestionCard.tsx";

/** The skeleton of the suggestions while they load. */
export function SuggestionsSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading suggestions</VisuallyHidden>
      <SuggestionTracks aria-hidden>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Frame as="div">
              <Photos>
                <Skeleton $h="100%" />
              </Photos>
              <Lines>
                <Skeleton $w="50%" $h="24px" />
                <Skeleton $w="80%" $h="23px" />
                <Skeleton $h="45px" />
                <Skeleton $w="50%" $h="20px" />
                <Skeleton $h="44px" />
              </Lines>
            </Frame>
          </li>
        ))}
      </SuggestionTracks>
    </div>
  );
}

export const SuggestionTracks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
`;
