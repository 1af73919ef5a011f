import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { SCANNER } from "../../../../schema/limits.ts";
import { toFailure, type Failure } from "../../../apollo/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { CameraCapture } from "../../../ui/CameraCapture.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { AssistantConsent } from "../AssistantConsent.tsx";
import { detectProduct, type DetectedProduct } from "./detect.ts";
import { frameOf } from "./scanned.ts";
import { ScanResult } from "./ScanResult.tsx";
import { UploadImage } from "./UploadImage.tsx";

/** A photo that is looked at. `original` goes into the form: it has more pixels than what is sent to be recognised. */
interface Scan {
  original: File;
  photo: File;
  /** Null while it is analyzed. */
  product: DetectedProduct | null;
}

/**
 * Recognises a thing by a photo: capturing or uploading, then analyzing, then the result. Try Again returns to capture.
 * Source: ST-010, PN-004 to PN-009
 */
export function ProductScanner({ onClose }: { onClose: () => void }) {
  const [scan, setScan] = useState<Scan | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const toast = useToast();
  // The answer to a photo that was given up must not come back.
  const asked = useRef(0);

  async function handlePhoto(photo: File, original = photo) {
    const turn = ++asked.current;
    const begun = { original, photo };
    setScan({ ...begun, product: null });
    try {
      const product = await detectProduct(photo, isAgreed);
      if (turn === asked.current) setScan({ ...begun, product });
    } catch (error) {
      if (turn !== asked.current) return;
      setScan(null);
      toast({
        title: "Detection Failed",
        description: wordsOf(toFailure(error)),
        destructive: true,
      });
    }
  }

  function handleAgain() {
    asked.current += 1;
    setScan(null);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="AI Product Scanner"
      description="Tells what a thing is, and what it may sell for, by the photos of this market."
    >
      {scan ? (
        <Looked>
          <Preview photo={scan.photo} />
          {scan.product ? (
            <ScanResult product={scan.product} photo={scan.original} onAgain={handleAgain} />
          ) : (
            <>
              <p role="status">Analyzing…</p>
              <Button onClick={handleAgain}>Try Again</Button>
            </>
          )}
        </Looked>
      ) : (
        <Tabs defaultValue="camera">
          <TabList aria-label="Where the photo comes from">
            <Tab value="camera" data-autofocus>
              Camera Capture
            </Tab>
            <Tab value="upload">Upload Image</Tab>
          </TabList>
          <AssistantConsent what="the photo" isAgreed={isAgreed} onAgree={setAgreed} />
          <TabPanel value="camera">
            <CameraCapture
              wishes={SCANNER}
              hint="Point the camera at one thing, in good light, so that it fills the picture."
              frameOf={frameOf}
              onShot={(photo) => void handlePhoto(photo)}
            />
          </TabPanel>
          <TabPanel value="upload">
            <UploadImage onPhoto={(photo, original) => void handlePhoto(photo, original)} />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  );
}

/** What the server says; else the documented words. Source: TO-050 */
function wordsOf({ code, message }: Failure): string {
  return code === "NETWORK" ? "Unable to detect product. Please try again." : message;
}

function Preview({ photo }: { photo: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <Photo ref={image} alt="The photo that is looked at" />;
}

const Looked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Photo = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: 10px;
  background: var(--well);
`;
