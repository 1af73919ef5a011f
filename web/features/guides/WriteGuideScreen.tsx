import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Column } from "../../ui/Column.ts";
import { Page } from "../../ui/Page.tsx";
import { useToast } from "../../ui/toast.tsx";
import { EMPTY_GUIDE, type GuideValues, inputOf } from "./guideForm.ts";
import { GuideForm } from "./GuideForm.tsx";

const CreateGuide = graphql(`
  mutation CreateGuide($input: GuideInput!, $key: String) {
    createGuide(input: $input, idempotencyKey: $key) {
      guide {
        id
        ...GuideCard_guide
      }
    }
  }
`);

/** /guides/new: writes a guide, published or as a draft. */
export function WriteGuideScreen() {
  const [create] = useCommand(CreateGuide);
  const intent = useRef({ made: "", key: "" });
  const navigate = useNavigate();
  const toast = useToast();

  async function handleSave(values: GuideValues, isPublished: boolean) {
    const input = inputOf(values, isPublished);
    const made = JSON.stringify(input);
    // A retry after a lost answer must not write it twice; other words are another guide.
    if (intent.current.made !== made) intent.current = { made, key: crypto.randomUUID() };
    const { createGuide } = await create({ input, key: intent.current.key });
    toast({ title: isPublished ? "Guide published" : "Draft saved" });
    void navigate(`/guides/${createGuide.guide.id}`, { replace: true });
  }

  return (
    <Page title="Write a guide">
      <Column>
        <GuideForm initialValues={EMPTY_GUIDE} isPublished={false} onSave={handleSave} />
      </Column>
    </Page>
  );
}
