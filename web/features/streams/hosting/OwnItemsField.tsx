import { useQuery } from "@apollo/client/react";
import { useField } from "formik";
import { useId } from "react";
import { styled } from "styled-components";
import { STREAM_FEATURED_MAX } from "../../../../schema/limits.ts";
import { graphql } from "../../../gql/gql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { tpText } from "../../../ui/Tp.tsx";

const FeaturableItems = graphql(`
  query FeaturableItems {
    myItems(first: 100) {
      edges {
        node {
          id
          title
          tpValue
          status
          visibility
        }
      }
    }
  }
`);

/** Selects the featured items of a stream among the member's own available items. */
export function OwnItemsField({ name, label }: { readonly name: string; readonly label: string }) {
  const id = useId();
  const [field, meta, helpers] = useField<string[]>(name);
  // Not cached: as a short page it would cut the lists of other screens.
  const { data, error, refetch } = useQuery(FeaturableItems, { fetchPolicy: "no-cache" });
  const items = data?.myItems.edges
    .map(({ node }) => node)
    .filter(
      (item) =>
        (item.status === "available" && item.visibility === "everybody") ||
        field.value.includes(item.id),
    );
  const isFull = field.value.length >= STREAM_FEATURED_MAX;

  const handleChange = (itemId: string, isChosen: boolean) =>
    void helpers.setValue(
      isChosen ? [...field.value, itemId] : field.value.filter((each) => each !== itemId),
    );

  return (
    <Group>
      <legend>{label}</legend>
      {error && !items && (
        <ErrorState message="Failed to fetch listings" onRetry={() => void refetch()} />
      )}
      {!items && !error && <LoadingBox label="Loading your items" height="96px" />}
      {items?.length === 0 && <p>You have no items on the market yet.</p>}
      {items && items.length > 0 && (
        <Rows>
          {items.map((item) => {
            const isChosen = field.value.includes(item.id);
            return (
              <li key={item.id}>
                <label htmlFor={`${id}-${item.id}`}>
                  <input
                    id={`${id}-${item.id}`}
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={({ target }) => handleChange(item.id, target.checked)}
                  />
                  <span>{item.title}</span>
                  <small>{tpText(item.tpValue)}</small>
                </label>
              </li>
            );
          })}
        </Rows>
      )}
      {meta.error && <p role="alert">{meta.error}</p>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: 600;
  }

  p {
    color: var(--ink2);
  }
`;

const Rows = styled.ul`
  max-block-size: 200px;
  overflow-y: auto;
  border: 1px solid var(--edge);
  border-radius: 8px;

  li + li {
    border-block-start: 1px solid var(--line);
  }

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 6px 12px;
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--act);
  }

  span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--goldText);
    white-space: nowrap;
  }
`;
