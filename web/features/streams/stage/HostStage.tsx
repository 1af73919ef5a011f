import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { CameraBar } from "./CameraBar.tsx";
import { LiveStage } from "./LiveStage.tsx";
import { StageWords } from "./StageWords.tsx";
import { useBroadcast } from "./useBroadcast.ts";
import { useCamera } from "./useCamera.ts";

export const HostStage_stream = graphql(`
  fragment HostStage_stream on Stream {
    id
    isLive
    video
    ...LiveStage_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof HostStage_stream>;
  readonly poster: ReactNode;
}

/** The host's own camera. It can be tested before the stream; once the stream is live, viewers see it. */
export function HostStage({ stream: masked, poster }: Props) {
  const stream = getFragment(HostStage_stream, masked);
  const camera = useCamera();
  const toast = useToast();

  useBroadcast({
    streamId: stream.id,
    media: camera.media,
    isLive: stream.isLive,
    onLost: () => {
      camera.close();
      toast({
        title: "Your camera is off",
        description: "The stream is over, or another camera of yours is on.",
      });
    },
  });

  async function handleOpen() {
    if (await camera.open()) return;
    toast({
      title: "Camera Error",
      description: "Unable to access camera. Please check permissions.",
      destructive: true,
    });
  }

  return (
    <>
      <Picture camera={camera.media}>
        {stream.isLive && stream.video === "external" ? (
          <LiveStage stream={stream} poster={poster} />
        ) : (
          <>
            {poster}
            {camera.hasFailed && (
              <StageWords status>
                <strong>Camera Error</strong>
                Unable to access camera. Please check permissions.
              </StageWords>
            )}
          </>
        )}
      </Picture>
      <CameraBar camera={camera} isLive={stream.isLive} onOpen={() => void handleOpen()} />
    </>
  );
}

function Picture({
  camera,
  children,
}: {
  readonly camera: MediaStream | null;
  readonly children: ReactNode;
}) {
  if (!camera) return <Frame>{children}</Frame>;
  return (
    <Frame>
      <video
        key={camera.id}
        ref={(video) => {
          if (video) video.srcObject = camera;
        }}
        aria-label="Your camera"
        autoPlay
        muted
        playsInline
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;

  video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    background: #090f0d;
  }
`;
