import { styled } from "styled-components";
import { Skeleton } from "../ui/Skeleton.tsx";

/** The placeholder for a screen whose code is loading. */
export function ScreenSkeleton() {
  return (
    <Frame role="status" aria-busy="true" aria-label="Loading">
      <Skeleton $w="min(18ch, 80%)" $h="2.75rem" />
      <Skeleton $h="56px" />
      <Skeleton $h="60vh" />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 16px;
  inline-size: 100%;
  max-inline-size: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding: 24px var(--gutter);
`;
