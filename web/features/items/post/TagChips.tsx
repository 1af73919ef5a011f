import { useFormikContext } from "formik";
import { styled } from "styled-components";
import { autoTags } from "../../../../schema/tags.ts";
import { Button } from "../../../ui/Button.tsx";
import { RemovableChips } from "../../../ui/RemovableChips.tsx";
import { space } from "../../../ui/theme.ts";
import type { PostItemValues } from "./postItem.ts";

/** The tags that an item would get, without those that the member removed. */
export function wantedTags({
  title,
  description,
  category,
  unwantedTags,
}: PostItemValues): string[] {
  return autoTags(title, description, category).filter((tag) => !unwantedTags.includes(tag));
}

/** The tags made from title, description and category, as chips that can be removed. */
export function TagChips() {
  const { values, setFieldValue } = useFormikContext<PostItemValues>();
  const tags = wantedTags(values);

  return (
    <Group>
      <h3 id="tags">Tags</h3>
      <Hint>Made from title, description and category. They help others find your item.</Hint>
      <RemovableChips
        aria-labelledby="tags"
        words={tags}
        noun="tag"
        onRemove={(tag) => void setFieldValue("unwantedTags", [...values.unwantedTags, tag])}
      />
      {values.unwantedTags.length > 0 && (
        <div>
          <Button $small $kind="quiet" onClick={() => void setFieldValue("unwantedTags", [])}>
            Restore removed tags
          </Button>
        </div>
      )}
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
