import { useFormikContext } from "formik";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { TAG_LENGTH_MAX, TAGS_MAX } from "../../../../schema/tags.ts";
import { Button } from "../../../ui/Button.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Label } from "../../../ui/Label.tsx";
import { space } from "../../../ui/theme.ts";
import type { EditItemValues } from "./useEditItem.ts";

/** The tags of a listing: chips that can be removed, and one field for another. */
export function TagsField() {
  const { values, setFieldValue } = useFormikContext<EditItemValues>();
  const [typed, setTyped] = useState("");
  const id = useId();
  const tag = typed.trim();
  const isFull = values.tags.length >= TAGS_MAX;

  function handleAdd() {
    if (tag === "" || isFull) return;
    if (!values.tags.includes(tag)) void setFieldValue("tags", [...values.tags, tag]);
    setTyped("");
  }

  return (
    <Group>
      <Label htmlFor={id}>Tags</Label>
      <Hint id={`${id}-hint`}>At most {TAGS_MAX}. They help others find your item.</Hint>
      {values.tags.length > 0 && (
        <Chips aria-label="Chosen tags">
          {values.tags.map((each) => (
            <li key={each}>
              <Chip
                type="button"
                aria-label={`Remove tag ${each}`}
                onClick={() =>
                  void setFieldValue(
                    "tags",
                    values.tags.filter((other) => other !== each),
                  )
                }
              >
                {each}
                <X aria-hidden size={16} />
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      <Row>
        <Input
          id={id}
          value={typed}
          maxLength={TAG_LENGTH_MAX}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter in this field adds the tag; it must not submit the form.
            event.preventDefault();
            handleAdd();
          }}
        />
        <Button onClick={handleAdd} disabled={tag === "" || isFull}>
          Add tag
        </Button>
      </Row>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Hint = styled.p`
  font-size: 0.8125rem;
  color: var(--ink3);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--counter);
  overflow-wrap: anywhere;
`;
