import type { Size } from "../items/sizeWords.ts";

const VERTEX = `#version 300 es
in vec3 position;
uniform mat4 projection;
uniform mat4 view;
uniform mat4 model;
void main() { gl_Position = projection * view * model * vec4(position, 1.0); }`;

const FRAGMENT = `#version 300 es
precision mediump float;
uniform vec4 colour;
out vec4 drawn;
void main() { drawn = colour; }`;

/** The marigold of the market, as red, green, blue and opacity. */
const LINES = [1, 0.77, 0.18, 1] as const;
const FLOOR = [1, 0.77, 0.18, 0.35] as const;

const MM = 1000;

/** Where the corners of a box are that stands on the ground, in metres: the ground first, then above it. */
export function cornersOf({ widthMm, heightMm, depthMm }: Size): number[] {
  const [x, y, z] = [widthMm / MM / 2, heightMm / MM, depthMm / MM / 2];
  return [0, y].flatMap((up) => [-x, up, -z, x, up, -z, x, up, z, -x, up, z]);
}

/** The twelve edges, as pairs of corners. */
const EDGES = [0, 1, 1, 2, 2, 3, 3, 0, 4, 5, 5, 6, 6, 7, 7, 4, 0, 4, 1, 5, 2, 6, 3, 7];
/** The ground, as two triangles. */
const GROUND = [0, 1, 2, 0, 2, 3];

export interface Eye {
  projection: Float32Array;
  view: Float32Array;
}

/** Draws a box as large as a thing, with what it covers of the ground. Throws where WebGL has no program for it. */
export function boxRenderer(gl: WebGL2RenderingContext, size: Size) {
  const program = programOf(gl);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const [projection, view, model, colour] = ["projection", "view", "model", "colour"].map(at);
  const shape = gl.createVertexArray();
  gl.bindVertexArray(shape);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(cornersOf(size)), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, "position");
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 3, gl.FLOAT, false, 0, 0);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array([...GROUND, ...EDGES]), gl.STATIC_DRAW);

  return function draw(eye: Eye, where: Float32Array): void {
    gl.useProgram(program);
    gl.bindVertexArray(shape);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.uniformMatrix4fv(projection ?? null, false, eye.projection);
    gl.uniformMatrix4fv(view ?? null, false, eye.view);
    gl.uniformMatrix4fv(model ?? null, false, where);
    gl.uniform4fv(colour ?? null, FLOOR);
    gl.drawElements(gl.TRIANGLES, GROUND.length, gl.UNSIGNED_SHORT, 0);
    gl.uniform4fv(colour ?? null, LINES);
    gl.drawElements(
      gl.LINES,
      EDGES.length,
      gl.UNSIGNED_SHORT,
      GROUND.length * Uint16Array.BYTES_PER_ELEMENT,
    );
  };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("WebGL has no shaders");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? "WebGL has no program");
  return program;
}
