import { useFormikContext } from "formik";
import { X } from "lucide-react";
import { styled } from "styled-components";
import { autoTags } from "../../../../schema/tags.ts";
import { Button } from "../../../ui/Button.tsx";
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
      {tags.length > 0 && (
        <Chips aria-labelledby="tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={() => void setFieldValue("unwantedTags", [...values.unwantedTags, tag])}
              >
                {tag}
                <X aria-hidden size={16} />
              </Chip>
            </li>
          ))}
        </Chips>
      )}
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
