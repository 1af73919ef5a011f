import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useCommand } from "../../../../apollo/useCommand.ts";
import { graphql } from "../../../../gql/gql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useActNow } from "../../actions/useActNow.ts";
import type { ChartChoice } from "../chart/chartOf.ts";
import { copyLink } from "../copyLink.ts";
import { editPath, savedPath } from "../links.ts";
import { readTexts, type FormTexts } from "./formValues.ts";
import type { SavedQuery } from "./savedQuery.ts";

const SaveDialog = lazy(() => import("./SaveDialog.tsx").then((m) => ({ default: m.SaveDialog })));

const PinSavedQuery = graphql(`
  mutation PinSavedQuery($id: ID!) {
    pinSavedQuery(id: $id) {
      id
      ...SavedQuery_query
    }
  }
`);

const UnpinSavedQuery = graphql(`
  mutation UnpinSavedQuery($id: ID!) {
    unpinSavedQuery(id: $id) {
      id
      ...SavedQuery_query
    }
  }
`);

const DeleteSavedQuery = graphql(`
  mutation DeleteSavedQuery($id: ID!) {
    deleteSavedQuery(id: $id) {
      id
    }
  }
`);

interface Props {
  query: SavedQuery;
  /** What is in the fields of its form. */
  texts: FormTexts;
  chart: ChartChoice | null;
  onSaved: () => void;
}

/** What can be done with a saved query: it is edited, saved with these values and this chart, pinned, linked, deleted. */
export function SavedActs({ query, texts, chart, onSaved }: Props) {
  const { id, slug, title, document, operationName, variables, viewerActions } = query;
  const [pin, { busy: isPinning }] = useCommand(PinSavedQuery);
  const [unpin, { busy: isUnpinning }] = useCommand(UnpinSavedQuery);
  const [remove] = useCommand(DeleteSavedQuery);
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { act, proofDialog } = useActNow();
  const toast = useToast();
  const navigate = useNavigate();
  const isPinned = viewerActions.includes("unpin");

  const handlePin = () =>
    act(() => pin({ id }), {
      done: `${title}: on the dashboard`,
      failed: `Failed to pin ${title}`,
    });

  const handleUnpin = () =>
    act(() => unpin({ id }), {
      done: `${title}: not on the dashboard any more`,
      failed: `Failed to unpin ${title}`,
    });

  return (
    <Buttons>
      <ButtonLink to={editPath(slug)}>Edit</ButtonLink>
      <Button onClick={() => setSaving(true)}>Save…</Button>
      {isPinned || viewerActions.includes("pin") ? (
        <Button
          busy={isPinning || isUnpinning}
          onClick={() => void (isPinned ? handleUnpin() : handlePin())}
        >
          {isPinned ? "Unpin from the dashboard" : "Pin to the dashboard"}
        </Button>
      ) : null}
      <Button onClick={() => void copyLink(savedPath(slug, texts), toast)}>Copy link</Button>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <Suspense>
        {isSaving ? (
          <SaveDialog
            saved={query}
            document={{
              query: document,
              operationName,
              variables: readTexts(variables, texts).values,
            }}
            chart={chart}
            onClose={() => setSaving(false)}
            onSaved={onSaved}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${title}?`}
        body="It is gone for everybody who sees it, and from the dashboard. Links to it lead nowhere."
        confirmLabel="Delete"
        onConfirm={async () => {
          const { isDone } = await act(() => remove({ id }), {
            done: `${title}: deleted`,
            failed: `Failed to delete ${title}`,
          });
          if (!isDone) throw new Error("not deleted");
          await navigate("/admin/graphql?list=saved");
        }}
      />
      {proofDialog}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
