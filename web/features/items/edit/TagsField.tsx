import { useFormikContext } from "formik";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { TAG_LENGTH_MAX, TAGS_MAX } from "../../../../schema/tags.ts";
import { Button } from "../../../ui/Button.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Label } from "../../../ui/Label.tsx";
import { RemovableChips } from "../../../ui/RemovableChips.tsx";
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
      <RemovableChips
        aria-label="Chosen tags"
        words={values.tags}
        noun="tag"
        onRemove={(tag) =>
          void setFieldValue(
            "tags",
            values.tags.filter((other) => other !== tag),
          )
        }
      />
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
