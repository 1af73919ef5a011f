import { useRef } from "react";
import { styled } from "styled-components";
import { ArrivalsShelf } from "../../ui/ArrivalsShelf.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Details } from "../../ui/Details.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { MessageLog } from "../../ui/MessageLog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ThreadCard } from "../../ui/ThreadCard.tsx";
import { Tp } from "../../ui/Tp.tsx";
import { Variant } from "./Variant.tsx";

const OLDER = {
  hasOlder: true,
  hasOlderFailed: false,
  isLoadingOlder: false,
  loadOlder: () => undefined,
};
const IDLE = "New offers appear here as they arrive";

/** Frames around content, and placeholders for it. */
export function Surroundings() {
  const log = useRef<HTMLDivElement>(null);
  return (
    <>
      <Variant of="Card, Page">
        <Card>
          <h3>A card</h3>
          <p>It stands on the page, which gives each screen its heading and its room.</p>
        </Card>
      </Variant>
      <Variant of="Details">
        <Details>
          <summary>How this is computed</summary>
          <p>From the rows of the market, day by day.</p>
        </Details>
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
      <Variant of="ThreadCard, MessageLog">
        <Wide>
          <MessageLog
            ref={log}
            label="Sample messages"
            onScroll={() => undefined}
            older={OLDER}
            newBelow={2}
            toEnd={() => undefined}
            status={<p>Jun is typing…</p>}
          >
            <p>Is the teapot still there?</p>
            <ThreadCard words="You made an offer for Enamel teapot" aside={<Tp tp={25} />}>
              <p>Raincoat and 5 TP for it.</p>
            </ThreadCard>
          </MessageLog>
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
