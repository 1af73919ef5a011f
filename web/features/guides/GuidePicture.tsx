import { useFormikContext } from "formik";
import { X } from "lucide-react";
import { useRef } from "react";
import { styled } from "styled-components";
import { PictureButton } from "../../shell/PictureButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import type { GuideValues } from "./guideForm.ts";

/** The picture of a guide: none, or one that was uploaded. */
export function GuidePicture() {
  const { values, errors, setFieldValue } = useFormikContext<GuideValues>();
  const { thumbnail } = values;
  const acts = useRef<HTMLDivElement>(null);

  async function handleRemove() {
    await setFieldValue("thumbnail", "");
    // The pressed button is gone: the keyboard goes on at the other one.
    acts.current?.querySelector("button")?.focus();
  }

  return (
    <Box>
      {thumbnail !== "" && <img src={thumbnail} alt="What the guide will show first" />}
      <Acts ref={acts}>
        <PictureButton
          label="Picture of the guide"
          onSent={(path) => void setFieldValue("thumbnail", path)}
        >
          {thumbnail === "" ? "Add a picture" : "Another picture"}
        </PictureButton>
        {thumbnail !== "" && (
          <Button $kind="quiet" onClick={() => void handleRemove()}>
            <X size={20} aria-hidden />
            Remove the picture
          </Button>
        )}
      </Acts>
      {errors.thumbnail !== undefined && <p role="alert">{errors.thumbnail}</p>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  img {
    inline-size: min(320px, 100%);
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    object-fit: cover;
  }

  p {
    color: var(--bad);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
