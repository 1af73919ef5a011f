import { useFormikContext } from "formik";
import { styled } from "styled-components";
import { PictureButton } from "../../../shell/PictureButton.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { StreamValues } from "./streamForm.ts";

/** The address of the thumbnail; the button uploads a picture and fills it in. */
export function ThumbnailField() {
  const { setFieldValue } = useFormikContext<StreamValues>();
  return (
    <Pair>
      <TextField
        name="thumbnailUrl"
        label="Thumbnail URL"
        hint="A picture that you have uploaded. Without one the photo of the first item is shown."
        inputMode="url"
        autoComplete="off"
      />
      <PictureButton
        label="Picture for the thumbnail"
        onSent={(path) => void setFieldValue("thumbnailUrl", path)}
      >
        Upload a picture
      </PictureButton>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  button {
    justify-self: start;
  }
`;
