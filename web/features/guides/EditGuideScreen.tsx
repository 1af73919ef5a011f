import { useQuery } from "@apollo/client/react";
import { useNavigate, useParams } from "react-router-dom";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { EditedGuideQuery } from "../../gql/graphql.ts";
import { Column } from "../../ui/Column.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { type GuideValues, inputOf } from "./guideForm.ts";
import { GuideForm } from "./GuideForm.tsx";
import { NoGuide } from "./NoGuide.tsx";

const EditedGuide = graphql(`
  query EditedGuide($id: ID!) {
    guide(id: $id) {
      id
      title
      description
      content
      category
      difficulty
      type
      mediaUrl
      duration
      tags
      isMine
      isPublished
      thumbnail {
        path
        small
        medium
        large
        placeholder
      }
    }
  }
`);

const UpdateGuide = graphql(`
  mutation UpdateGuide($guideId: ID!, $input: GuideInput!) {
    updateGuide(guideId: $guideId, input: $input) {
      guide {
        id
        ...GuideCard_guide
        ...GuideText_guide
      }
    }
  }
`);

/** /guides/{id}/edit: changes a guide of the viewer's own. */
export function EditGuideScreen() {
  const { guideId = "" } = useParams();
  const isId = /^\d+$/.test(guideId);
  const [update] = useCommand(UpdateGuide);
  const navigate = useNavigate();
  const toast = useToast();
  // Read once: what another device saves meanwhile must not replace what is being typed.
  const { data, error, refetch } = useQuery(EditedGuide, {
    variables: { id: guideId },
    skip: !isId,
    fetchPolicy: "no-cache",
  });
  const guide = data?.guide;

  async function handleSave(values: GuideValues, isPublished: boolean) {
    await update({ guideId, input: inputOf(values, isPublished) });
    toast({ title: isPublished ? "Guide saved" : "Draft saved" });
    void navigate(`/guides/${guideId}`, { replace: true });
  }

  if (!isId || guide === null || guide?.isMine === false) return <NoGuide />;
  return (
    <Page title="Edit guide">
      <Column>
        {error && !guide && (
          <ErrorState
            message="Failed to load this guide"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!guide && !error && <Skeleton $h="480px" />}
        {guide && (
          <GuideForm
            initialValues={valuesOf(guide)}
            isPublished={guide.isPublished}
            onSave={handleSave}
          />
        )}
      </Column>
    </Page>
  );
}

function valuesOf(guide: NonNullable<EditedGuideQuery["guide"]>): GuideValues {
  const { title, description, content, category, difficulty, type, duration, tags } = guide;
  return {
    title,
    description,
    content,
    category,
    difficulty,
    mediaUrl: guide.mediaUrl ?? "",
    thumbnail: guide.thumbnail?.path ?? "",
    duration: type === "video" ? duration : "",
    tags: tags.join(" "),
  };
}
