import { styled } from "styled-components";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { StreamLayout } from "./StreamLayout.tsx";

/** The skeleton of the stream's page. */
export function StreamPageSkeleton() {
  return (
    <Page title="Stream" hideHeading>
      <VisuallyHidden role="status">Loading the stream</VisuallyHidden>
      <StreamLayout
        stage={
          <Stage aria-busy="true">
            <Skeleton $h="100%" />
          </Stage>
        }
        head={<Skeleton $w="60%" $h="44px" />}
        table={<Skeleton $h="76px" />}
        chat={<Skeleton $h="100%" />}
      />
    </Page>
  );
}

const Stage = styled.div`
  aspect-ratio: 16 / 9;
`;
