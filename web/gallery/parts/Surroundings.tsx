import { styled } from "styled-components";
import { ArrivalsShelf } from "../../ui/ArrivalsShelf.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Variant } from "./Variant.tsx";

const IDLE = "New offers appear here as they arrive";

/** Frames around content, and placeholders for it. */
export function Surroundings() {
  return (
    <>
      <Variant of="Card, Page">
        <Card>
          <h3>A card</h3>
          <p>It stands on the page, which gives each screen its heading and its room.</p>
        </Card>
      </Variant>
      <Variant of="ArrivalsShelf">
        <Wide>
          <ArrivalsShelf idleText={IDLE} />
          <ArrivalsShelf
            idleText={IDLE}
            text="Amara offered Enamel teapot for Raincoat"
            actionLabel="Show offer"
            onAction={() => undefined}
          />
        </Wide>
      </Variant>
      <Variant of="EmptyState">
        <Wide>
          <EmptyState title="No items found" hint="Try other words.">
            <Button $kind="act">Clear filters</Button>
          </EmptyState>
        </Wide>
      </Variant>
      <Variant of="ErrorState">
        <Wide>
          <ErrorState message="Failed to load offers" onRetry={() => undefined} />
        </Wide>
      </Variant>
      <Variant of="Skeleton, LoadingBox">
        <Wide>
          <Skeleton $h="64px" />
          <Skeleton $w="60%" $h="24px" />
          <LoadingBox label="Loading" height="64px" />
        </Wide>
      </Variant>
    </>
  );
}

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  inline-size: 100%;
`;
