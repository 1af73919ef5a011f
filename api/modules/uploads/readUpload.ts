import busboy from "busboy";
import type { IncomingMessage } from "node:http";
import { PHOTO_BYTES_MAX } from "../../../schema/limits.ts";
import { badField, Refused } from "../../core/failures.ts";
import { notAPhoto } from "./renderPhoto.ts";

const FIELD = "file";
/** The space that a form needs besides the photo. */
const FORM_BYTES = 64 * 1024;

/**
 * Reads the one file of a multipart form into memory. Refuses with UNSUPPORTED_MEDIA_TYPE if it is not a form, with
 * PAYLOAD_TOO_LARGE above 10 MB, and with BAD_USER_INPUT if there is no file, more than one, another field, or half a
 * form.
 */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  if (!/^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "")) throw notAPhoto();
  if (Number(request.headers["content-length"] ?? 0) > PHOTO_BYTES_MAX + FORM_BYTES)
    throw tooLarge();

  const form = openForm(request);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      let photo: Promise<Buffer> | undefined;
      form.on("file", (field, stream) => {
        if (field !== FIELD) return reject(noFile());
        photo = readFile(stream);
        photo.catch(reject);
        return undefined;
      });
      form.on("filesLimit", () => reject(badField(FIELD, "Please send one image at a time")));
      form.on("partsLimit", () => reject(noFile()));
      form.on("error", () => reject(halfAForm()));
      form.on("close", () => {
        if (photo) photo.then(resolve, reject);
        else reject(noFile());
      });
      request.on("aborted", () => reject(halfAForm()));
      request.pipe(form);
    });
  } finally {
    // Read and drop the rest of the request, so that the client receives the response.
    request.unpipe(form);
    request.resume();
  }
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      limits: {
        fileSize: PHOTO_BYTES_MAX,
        files: 1,
        fields: 10,
        fieldSize: 1000,
        parts: 12,
        headerPairs: 20,
      },
    });
  } catch {
    throw halfAForm();
  }
}

function readFile(stream: NodeJS.ReadableStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("limit", () => reject(tooLarge()));
    stream.on("error", () => reject(halfAForm()));
    stream.on("end", () => resolve(Buffer.concat(chunks)));
  });
}

function tooLarge(): Refused {
  return new Refused("PAYLOAD_TOO_LARGE", "Image must be smaller than 10MB", {
    fields: { [FIELD]: "Image must be smaller than 10MB" },
  });
}

function noFile(): Refused {
  return badField(FIELD, "Please select an image file");
}

function halfAForm(): Refused {
  return badField(FIELD, "The upload did not arrive whole. Please try again");
}
