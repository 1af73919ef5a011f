import { Formik, type FormikHelpers } from "formik";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { object, string } from "yup";
import { SAVED_QUERIES } from "../../../../../schema/limits.ts";
import { useCommand } from "../../../../apollo/useCommand.ts";
import { graphql } from "../../../../gql/gql.ts";
import type { SavedQueryInput, SavedQueryVisibility } from "../../../../gql/graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../../ui/FormFrame.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { useActNow } from "../../actions/useActNow.ts";
import type { ChartChoice } from "../chart/chartOf.ts";
import type { EditedDocument } from "../explorerApi.ts";
import { savedPath } from "../links.ts";
import { VISIBILITIES, type SavedQuery } from "./savedQuery.ts";

const SaveQuery = graphql(`
  mutation SaveQuery($input: SavedQueryInput!) {
    saveQuery(input: $input) {
      id
      ...SavedQuery_query
      slug
    }
  }
`);

export const ChangeSavedQuery = graphql(`
  mutation ChangeSavedQuery($id: ID!, $version: Int!, $input: SavedQueryInput!) {
    changeSavedQuery(id: $id, version: $version, input: $input) {
      id
      ...SavedQuery_query
      slug
    }
  }
`);

const { title, slug, folderMax } = SAVED_QUERIES;

const schema = object({
  title: string()
    .trim()
    .required("Please give a title")
    .min(title.min, `The title must be at least ${title.min} characters`)
    .max(title.max, `The title may have at most ${title.max} characters`),
  folder: string().trim().max(folderMax, `The folder may have at most ${folderMax} characters`),
  slug: string()
    .trim()
    .min(slug.min, `The address must be at least ${slug.min} characters`)
    .max(slug.max, `The address may have at most ${slug.max} characters`)
    .matches(slug.pattern, {
      message: "The address may have a-z, 0-9 and single - between them",
      excludeEmptyString: true,
    }),
});

interface Values {
  title: string;
  folder: string;
  slug: string;
  visibility: SavedQueryVisibility;
}

interface Props {
  /** What is changed; without it the query is a new one. */
  saved: SavedQuery | undefined;
  document: EditedDocument;
  chart: ChartChoice | null;
  onClose: () => void;
  onSaved?: () => void;
}

/** How a query is kept: its title, where, and for whom. Its variables as they are become what its form begins with. */
export function SaveDialog({ saved, document, chart, onClose, onSaved }: Props) {
  const [save] = useCommand(SaveQuery);
  const [change] = useCommand(ChangeSavedQuery);
  const { act, proofDialog } = useActNow();
  const navigate = useNavigate();
  const isAnother = useRef(!saved);

  async function handleSubmit(values: Values, { setErrors }: FormikHelpers<Values>) {
    const input: SavedQueryInput = {
      title: values.title,
      folder: values.folder || null,
      slug: values.slug || null,
      visibility: values.visibility,
      document: document.query,
      operationName: document.operationName ?? null,
      defaults: (document.variables ?? {}) as Record<string, unknown>,
      // As an answer of the market it has more than an input may.
      chart: chart && { kind: chart.kind, list: chart.list, x: chart.x, y: chart.y },
    };
    let path = "";
    const { isDone, fields } = await act(
      async () => {
        if (saved && !isAnother.current) {
          const { id, version } = saved;
          path = savedPath((await change({ id, version, input })).changeSavedQuery.slug);
          return;
        }
        const isOwnSlug = saved && values.slug === saved.slug;
        const another = { ...input, slug: isOwnSlug ? null : input.slug };
        path = savedPath((await save({ input: another })).saveQuery.slug);
      },
      { done: "Query saved", failed: "Failed to save the query" },
    );
    if (!isDone) {
      setErrors(fields);
      return;
    }
    onClose();
    onSaved?.();
    await navigate(path);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={saved ? `Save ${saved.title}` : "Save the query"}
      description="The values of its variables are what its form begins with. Times such as today-30d stay as they are."
    >
      <Formik
        initialValues={{
          title: saved?.title ?? "",
          folder: saved?.folder ?? "",
          slug: saved?.slug ?? "",
          visibility: saved?.visibility ?? "private",
        }}
        validationSchema={schema}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting, submitForm }) => (
          <FormFrame label="Save the query" inDialog>
            <TextField name="title" label="Title" maxLength={title.max} />
            <TextField name="folder" label="Folder (optional)" maxLength={folderMax} />
            <TextField
              name="slug"
              label="Address (optional)"
              hint="After /admin/graphql/. Empty: made from the title."
              maxLength={slug.max}
            />
            <SelectField name="visibility" label="Who sees it" options={[...VISIBILITIES]} />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              {saved ? (
                <Button
                  busy={isSubmitting && isAnother.current}
                  onClick={() => {
                    isAnother.current = true;
                    void submitForm();
                  }}
                >
                  Save as another
                </Button>
              ) : null}
              <Button
                type="submit"
                $kind="act"
                busy={isSubmitting && !(saved && isAnother.current)}
                onClick={() => {
                  isAnother.current = !saved;
                }}
              >
                {saved ? "Save changes" : "Save"}
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}
