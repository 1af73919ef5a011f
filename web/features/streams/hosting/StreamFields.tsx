import { useFormikContext } from "formik";
import { useId } from "react";
import { styled } from "styled-components";
import { CATEGORIES } from "../../../../schema/limits.ts";
import { TAGS_MAX } from "../../../../schema/tags.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { media } from "../../../ui/theme.ts";
import { OwnItemsField } from "./OwnItemsField.tsx";
import { STREAM_TYPES, type StreamValues } from "./streamForm.ts";
import { ThumbnailField } from "./ThumbnailField.tsx";

/** The fields of a stream: its description, its time, and its items. */
export function StreamFields({ without }: { readonly without: readonly ("later" | "items")[] }) {
  const laterId = useId();
  const { values, setFieldValue } = useFormikContext<StreamValues>();

  return (
    <>
      <TextField name="title" label="Title" placeholder="Kitchen clear-out" />
      <TextAreaField name="description" label="Description" rows={3} />
      <Pair>
        <SelectField name="streamType" label="Type" options={STREAM_TYPES} />
        <SelectField name="category" label="Category" options={CATEGORIES} />
      </Pair>
      <ThumbnailField />
      <TextField
        name="tags"
        label="Tags"
        hint={`Up to ${TAGS_MAX}, separated by commas.`}
        autoComplete="off"
      />
      <TextField
        name="streamUrl"
        label="Stream URL"
        hint="Only if the picture comes from an encoder of your own; leave it empty to use your camera. Viewers are asked before it plays."
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
      />
      {!without.includes("later") && (
        <>
          <Later>
            <label htmlFor={laterId}>Schedule for later</label>
            <Switch
              id={laterId}
              checked={values.isLater}
              onCheckedChange={(isLater) => void setFieldValue("isLater", isLater)}
            />
          </Later>
          {values.isLater && (
            <TextField name="scheduledAt" label="Date and time" type="datetime-local" />
          )}
        </>
      )}
      {!without.includes("items") && <OwnItemsField name="itemIds" label="Items to feature" />}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Later = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  label {
    font-weight: 600;
  }
`;
