import { Form, Formik } from "formik";
import { useRef } from "react";
import { styled } from "styled-components";
import { GUIDES, POST_TAGS_MAX } from "../../../schema/limits.ts";
import type { Failure } from "../../apollo/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import { type GuideValues, guideSchema, isVideo } from "./guideForm.ts";
import { GuidePicture } from "./GuidePicture.tsx";
import { CATEGORY_WORDS, DIFFICULTY_WORDS } from "./guideWords.ts";

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface Props {
  readonly initialValues: GuideValues;
  readonly isPublished: boolean;
  /** Rejects with the reason if it could not be kept. */
  readonly onSave: (values: GuideValues, isPublished: boolean) => Promise<void>;
}

/** The fields of a guide, and buttons to publish it or keep it as a draft. Errors of the server are shown at their field. */
export function GuideForm({ initialValues, isPublished, onSave }: Props) {
  const publishes = useRef(true);
  const isSaving = useRef(false);
  const toast = useToast();

  return (
    <Formik<GuideValues>
      initialValues={initialValues}
      validationSchema={guideSchema}
      onSubmit={async (values, { setErrors }) => {
        // The other button, or Enter, while a save is under way would save it twice.
        if (isSaving.current) return;
        isSaving.current = true;
        try {
          await onSave(values, publishes.current);
        } catch (failure) {
          const { fields, message } = failure as Failure;
          const { images, ...others } = fields;
          setErrors(images === undefined ? others : { ...others, thumbnail: images });
          toast({ title: "Failed to save the guide", description: message, destructive: true });
        } finally {
          isSaving.current = false;
        }
      }}
    >
      {({ isSubmitting, submitForm, values }) => (
        <Fields noValidate aria-label="Guide">
          <TextField name="title" label="Title" autoComplete="off" />
          <TextAreaField
            name="description"
            label="Summary"
            hint="One or two sentences: who should read it, and what for."
            rows={2}
          />
          <Row>
            <SelectField
              name="category"
              label="Helps with"
              placeholder="Choose…"
              options={optionsOf(CATEGORY_WORDS)}
            />
            <SelectField name="difficulty" label="For whom" options={optionsOf(DIFFICULTY_WORDS)} />
          </Row>
          <TextAreaField
            name="content"
            label="Text"
            hint="Plain text. An empty line begins a paragraph."
            rows={14}
          />
          <GuidePicture />
          <TextField
            name="mediaUrl"
            label="Address of a video (optional)"
            hint="An https address on another site. The text stays for those who cannot watch."
            inputMode="url"
            autoComplete="off"
          />
          {isVideo(values.mediaUrl) && (
            <NumberField
              name="duration"
              label="Minutes of the video (optional)"
              hint="Left empty, as long as the text takes to read."
              min={GUIDES.minutes.min}
              max={GUIDES.minutes.max}
            />
          )}
          <TextField
            name="tags"
            label="Tags (optional)"
            hint={`Up to ${POST_TAGS_MAX}, with spaces between.`}
            autoComplete="off"
          />
          {/* Keep focus in the field while a button is pressed: an error that appears below the field on blur would
              push the button away from the pointer. */}
          <Acts onMouseDown={(event) => event.preventDefault()}>
            <Button
              busy={isSubmitting}
              onClick={() => {
                publishes.current = false;
                void submitForm();
              }}
            >
              {isPublished ? "Take back to drafts" : "Save as draft"}
            </Button>
            <Button
              type="submit"
              $kind="act"
              busy={isSubmitting}
              onClick={() => {
                publishes.current = true;
              }}
            >
              {isPublished ? "Save" : "Publish"}
            </Button>
          </Acts>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
