import { useFormikContext } from "formik";
import { X } from "lucide-react";
import { styled } from "styled-components";
import { PictureButton } from "../../shell/PictureButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import type { GuideValues } from "./guideForm.ts";

/** The picture of a guide: none, or one that was uploaded. */
export function GuidePicture() {
  const { values, errors, setFieldValue } = useFormikContext<GuideValues>();
  const { thumbnail } = values;

  return (
    <Box>
      {thumbnail !== "" && <img src={thumbnail} alt="What the guide will show first" />}
      <Acts>
        <PictureButton
          label="Picture of the guide"
          onSent={(path) => void setFieldValue("thumbnail", path)}
        >
          {thumbnail === "" ? "Add a picture" : "Another picture"}
        </PictureButton>
        {thumbnail !== "" && (
          <Button $kind="quiet" onClick={() => void setFieldValue("thumbnail", "")}>
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
