// The part of the WebXR Device API that is used here; TypeScript has no types for it. Source: W3C WebXR Device API, WebXR
// Hit Test Module, WebXR DOM Overlays Module

export interface XrPose {
  transform: { matrix: Float32Array; inverse: { matrix: Float32Array } };
}

export interface XrView {
  projectionMatrix: Float32Array;
  transform: XrPose["transform"];
}

export interface XrFrame {
  getViewerPose(space: unknown): { views: readonly XrView[] } | undefined;
  getHitTestResults(source: unknown): readonly { getPose(space: unknown): XrPose | undefined }[];
}

export interface XrLayer {
  framebuffer: WebGLFramebuffer | null;
  getViewport(view: XrView): { x: number; y: number; width: number; height: number } | undefined;
}

export interface XrSession extends EventTarget {
  requestReferenceSpace(type: "local" | "viewer"): Promise<unknown>;
  requestHitTestSource(options: { space: unknown }): Promise<unknown>;
  updateRenderState(state: { baseLayer: XrLayer }): void;
  requestAnimationFrame(draw: (time: number, frame: XrFrame) => void): number;
  end(): Promise<void>;
}

interface Xr {
  isSessionSupported(mode: "immersive-ar"): Promise<boolean>;
  requestSession(
    mode: "immersive-ar",
    wishes: {
      requiredFeatures: string[];
      optionalFeatures: string[];
      domOverlay: { root: Element };
    },
  ): Promise<XrSession>;
}

type XrLayerClass = new (session: XrSession, gl: WebGL2RenderingContext) => XrLayer;

/** How the browser places things in the room; null where it cannot. */
export async function roomXr(): Promise<{ xr: Xr; Layer: XrLayerClass } | null> {
  const { xr } = navigator as { xr?: Xr };
  const { XRWebGLLayer: Layer } = globalThis as { XRWebGLLayer?: XrLayerClass };
  if (!xr || !Layer) return null;
  const isSupported = await xr.isSessionSupported("immersive-ar").catch(() => false);
  return isSupported ? { xr, Layer } : null;
}
