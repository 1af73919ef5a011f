import { useId } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Photo } from "../../ui/Photo.tsx";
import { focusRing, space } from "../../ui/theme.ts";

const THING = graphql(`
  fragment ThingChooser_item on Item {
    id
    title
    images {
      small
      medium
      large
      placeholder
    }
  }
`);

interface Props {
  things: readonly FragmentType<typeof THING>[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The items whose size is known, side by side: radio buttons, so that arrow keys move between them. */
export function ThingChooser({ things, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <Row>
      <legend>What to look at</legend>
      {things.map((masked) => {
        const { id, title, images } = getFragment(THING, masked);
        return (
          <label key={id}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <Photo image={images[0]} alt="" sizes="128px" />
            <span>{title}</span>
          </label>
        );
      })}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(1)};
  border: 0;
  overflow-x: auto;
  scrollbar-width: thin;

  legend {
    padding: 0;
    margin-block-end: ${space(2)};
    font-weight: 600;
  }

  label {
    position: relative;
    display: grid;
    flex: 0 0 128px;
    align-content: start;
    gap: ${space(1)};
    padding: ${space(2)};
    border: 1px solid var(--line);
    border-radius: 10px;
    font-size: 0.875rem;
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  label:has(:checked) {
    border-color: var(--act);
    background: var(--goldSoft);
    color: var(--onGoldSoft);
  }

  label:has(:focus-visible) {
    ${focusRing}
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
