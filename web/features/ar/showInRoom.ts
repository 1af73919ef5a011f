import type { Size } from "../items/sizeWords.ts";
import { boxRenderer } from "./boxRenderer.ts";
import { roomXr, type XrFrame, type XrSession } from "./xr.ts";

/** What happens while a thing is in the room. */
export type RoomState = "looking" | "found" | "placed";

interface Wishes {
  size: Size;
  /** What is shown over the picture. */
  overlay: Element;
  onState: (state: RoomState) => void;
  onEnd: () => void;
}

/**
 * Shows a box as large as a thing on the ground of the room, where the device looks, until a tap places it. Answers what
 * ends it. Rejects where the device does not let the market look.
 */
export async function showInRoom({ size, overlay, onState, onEnd }: Wishes): Promise<() => void> {
  const found = await roomXr();
  const gl = document.createElement("canvas").getContext("webgl2", { xrCompatible: true });
  if (!found || !gl) throw new Error("this device shows nothing in the room");
  const session = await found.xr.requestSession("immersive-ar", {
    requiredFeatures: ["hit-test"],
    optionalFeatures: ["dom-overlay"],
    domOverlay: { root: overlay },
  });
  session.addEventListener("end", onEnd, { once: true });
  try {
    await run(session, { gl, Layer: found.Layer, size, onState });
  } catch (error) {
    await session.end();
    throw error;
  }
  return () => void session.end().catch(() => undefined);
}

interface Run {
  gl: WebGL2RenderingContext;
  Layer: NonNullable<Awaited<ReturnType<typeof roomXr>>>["Layer"];
  size: Size;
  onState: (state: RoomState) => void;
}

async function run(session: XrSession, { gl, Layer, size, onState }: Run): Promise<void> {
  const draw = boxRenderer(gl, size);
  const layer = new Layer(session, gl);
  session.updateRenderState({ baseLayer: layer });
  const [room, viewer] = await Promise.all([
    session.requestReferenceSpace("local"),
    session.requestReferenceSpace("viewer"),
  ]);
  const source = await session.requestHitTestSource({ space: viewer });
  let ground: Float32Array | null = null;
  let placed: Float32Array | null = null;
  let told: RoomState = "looking";
  onState(told);

  const tell = (state: RoomState) => {
    if (state === told) return;
    told = state;
    onState(state);
  };
  session.addEventListener("select", () => {
    if (!ground) return;
    placed = ground;
    tell("placed");
  });

  function frameDrawn(_time: number, frame: XrFrame): void {
    session.requestAnimationFrame(frameDrawn);
    const [hit] = frame.getHitTestResults(source);
    ground = hit?.getPose(room)?.transform.matrix.slice() ?? null;
    if (!placed) tell(ground ? "found" : "looking");
    const pose = frame.getViewerPose(room);
    const where = placed ?? ground;
    gl.bindFramebuffer(gl.FRAMEBUFFER, layer.framebuffer);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    if (!pose || !where) return;
    for (const view of pose.views) {
      const port = layer.getViewport(view);
      if (!port) continue;
      gl.viewport(port.x, port.y, port.width, port.height);
      draw({ projection: view.projectionMatrix, view: view.transform.inverse.matrix }, where);
    }
  }
  session.requestAnimationFrame(frameDrawn);
}
