import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { BuyLayout } from "./BuyLayout.tsx";

/** The skeleton of the item page. */
export function BuySkeleton() {
  return (
    <Page title="Buy" hideHeading>
      <VisuallyHidden role="status">Loading the item</VisuallyHidden>
      <Skeleton $w="160px" $h="44px" />
      <div aria-busy>
        <BuyLayout
          photos={
            <Photo>
              <Skeleton $h="100%" />
            </Photo>
          }
          head={
            <Lines>
              <Skeleton $w="60%" $h="48px" />
              <Skeleton $w="50%" $h="44px" />
            </Lines>
          }
          panel={
            <Card as="div">
              <Skeleton $w="120px" $h="55px" />
              <Skeleton $w="70%" $h="60px" />
              <Skeleton $h="142px" />
              <Skeleton $h="44px" />
              <Skeleton $h="44px" />
              <Skeleton $h="44px" />
            </Card>
          }
          details={
            <Lines>
              <Skeleton $h="24px" />
              <Skeleton $w="80%" $h="24px" />
            </Lines>
          }
        />
      </div>
    </Page>
  );
}

const Photo = styled.div`
  aspect-ratio: 4 / 3;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
`;
