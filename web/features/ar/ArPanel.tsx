import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { space } from "../../ui/theme.ts";
import { sizeOf, sizeText } from "../items/sizeWords.ts";
import { PlaceInRoom } from "./PlaceInRoom.tsx";
import type { RoomPicture } from "./roomPicture.ts";
import { RoomStage } from "./RoomStage.tsx";
import { TakePicture } from "./TakePicture.tsx";
import { ThingChooser } from "./ThingChooser.tsx";

const ArThings = graphql(`
  query ArThings {
    items(filter: { hasSize: true }, first: 12) {
      edges {
        node {
          id
          title
          widthMm
          heightMm
          depthMm
          ...ThingChooser_item
        }
      }
    }
  }
`);

const ArThing = graphql(`
  query ArThing($id: ID!) {
    item(id: $id) {
      id
      title
      widthMm
      heightMm
      depthMm
      ...ThingChooser_item
    }
  }
`);

/** Shows an item true to size in the viewer's room. Source: PN-014, S2 §2 "AR View" */
export function ArPanel() {
  const [params, setParams] = useSearchParams();
  const [isOn, setOn] = useState(false);
  const [picture, setPicture] = usePicture();
  const { data, error, refetch } = useQuery(ArThings, { fetchPolicy: "cache-and-network" });
  const things = data?.items.edges.map(({ node }) => node) ?? [];
  const chosen = /^\d+$/.exec(params.get("item") ?? "")?.[0] ?? things[0]?.id ?? null;
  const listed = things.find(({ id }) => id === chosen);
  // Only what is not among them is asked for: an item that a link leads here with.
  const { data: asked } = useQuery(ArThing, {
    variables: { id: chosen ?? "" },
    skip: !data || chosen === null || listed !== undefined,
  });
  const thing = listed ?? (asked?.item?.id === chosen ? asked.item : null);
  const way = useRef<HTMLDivElement>(null);
  const before = useRef(picture);

  // The button that had the focus is gone with its part.
  useEffect(() => {
    if (before.current !== picture) way.current?.focus({ preventScroll: true });
    before.current = picture;
  }, [picture]);

  const size = thing && sizeOf(thing);

  function choose(id: string) {
    setParams(
      (now) => {
        now.set("item", id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  function turnOff() {
    setOn(false);
    setPicture(null);
  }

  return (
    <Panel aria-labelledby="ar-preview">
      <h2 id="ar-preview">AR Preview</h2>
      {error && (
        <ErrorState
          message="Failed to load items"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <LoadingBox label="Loading items" height="320px" />}
      {data && chosen === null && (
        <p>
          No item says how large it is yet. Sellers can add the size of theirs when they edit it.
        </p>
      )}
      {chosen !== null && data && (
        <ThingChooser
          things={thing && !listed ? [thing, ...things] : things}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {thing && !size && (
        <p role="status">
          Size unknown: <Link to={`/buy/${thing.id}`}>{thing.title}</Link> does not say how large it
          is. Ask its seller to add the size.
        </p>
      )}
      {thing && size && (
        <>
          <p>
            {thing.title}: {sizeText(size)} (width × height × depth).
          </p>
          <Acts>
            <Button $kind={isOn ? undefined : "act"} onClick={isOn ? turnOff : () => setOn(true)}>
              {isOn ? "Stop preview" : "Start preview"}
            </Button>
            {!isOn && <PlaceInRoom size={size} title={thing.title} />}
          </Acts>
          <Way ref={way} tabIndex={-1}>
            {isOn && !picture && <TakePicture onPicture={setPicture} />}
            {isOn && picture && (
              <RoomStage
                key={picture.url}
                picture={picture}
                size={size}
                onAgain={() => setPicture(null)}
              />
            )}
          </Way>
        </>
      )}
      <Foot>The picture of your room stays on this device.</Foot>
      <OfflineNote />
    </Panel>
  );
}

/** The picture, whose memory is given back when another takes its place. */
function usePicture() {
  const [picture, setPicture] = useState<RoomPicture | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ""), [picture]);
  return [picture, setPicture] as const;
}

const Panel = styled(Card)`
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Way = styled.div`
  &:focus {
    outline: none;
  }

  &:empty {
    display: none;
  }
`;

const Foot = styled.p`
  color: var(--ink3);
  font-size: 0.875rem;
`;
