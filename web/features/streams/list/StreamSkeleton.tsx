import { styled } from "styled-components";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StreamTracks } from "./StreamTracks.tsx";

/** The skeleton of three cards. */
export function StreamsSkeleton() {
  return (
    <StreamTracks aria-busy="true" aria-label="Loading streams">
      {[1, 2, 3].map((card) => (
        <li key={card}>
          <Box>
            <Skeleton $h="auto" />
            <Skeleton $w="70%" $h="22px" />
            <Skeleton $h="44px" />
          </Box>
        </li>
      ))}
    </StreamTracks>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;

  > :first-child {
    aspect-ratio: 16 / 9;
  }
`;
