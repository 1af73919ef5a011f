import { styled } from "styled-components";
import { AR } from "../../../schema/limits.ts";
import { CameraCapture } from "../../ui/CameraCapture.tsx";
import { media, space } from "../../ui/theme.ts";
import { UploadImage } from "../insights/scanner/UploadImage.tsx";
import { frameOf, imageOf, type RoomPicture } from "./roomPicture.ts";

/** The picture of a room with a sheet in it: by the camera, or from a file. */
export function TakePicture({ onPicture }: { onPicture: (picture: RoomPicture) => void }) {
  async function handleFile(file: File) {
    const picture = await imageOf(file);
    if (picture) onPicture(picture);
  }

  return (
    <Ways>
      <CameraCapture
        wishes={AR}
        hint="Lay a sheet of A4 or a bank card where the thing would be, and look at it from above."
        frameOf={frameOf}
        onShot={onPicture}
      />
      <UploadImage onPhoto={(_, original) => void handleFile(original)} />
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
