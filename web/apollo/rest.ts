import { READ_RETRY } from "../../schema/limits.ts";
import { Failure, toFailure } from "./failure.ts";
import { readDelay } from "./retryLink.ts";
import { readToken } from "./session.ts";

/** An uploaded photo: its path and the addresses of its three sizes. */
export type UploadedPhoto = {
  path: string;
  small: string;
  medium: string;
  large: string;
  placeholder: string | null;
  width: number;
  height: number;
};

/**
 * GETs JSON. The message of a failure is "{status}: {error, message or raw text}", with an empty body "Failed to fetch:
 * {status}". Source: S1 §8.
 */
export async function readRest<T>(path: string): Promise<T> {
  const response = await fetchAgain(path);
  const text = await response.text();
  if (!response.ok) throw new Failure(codeIn(text), readFailureText(response.status, text));
  return JSON.parse(text) as T;
}

/**
 * POSTs JSON. The message of a failure is what the server says, else `failureText` of the status. A request without an
 * answer rejects with the code NETWORK.
 */
export async function sendRest<T>(
  path: string,
  body: unknown,
  failureText: (status: number) => string,
): Promise<T> {
  const response = await send(path, {
    method: "POST",
    headers: { ...bearer(), accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(codeIn(text), detailIn(text) ?? failureText(response.status));
  return JSON.parse(text) as T;
}

/** GETs a file: its name as the server gives it, and its content. */
export async function readFile(path: string): Promise<{ name: string; file: Blob }> {
  const response = await fetchAgain(path);
  if (!response.ok) {
    const text = await response.text();
    throw new Failure(codeIn(text), writeFailureText(response.status, text));
  }
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="?([\w.-]+)/.exec(disposition)?.[1] ?? "market-day";
  return { name, file: await response.blob() };
}

/** Uploads one photo; `onProgress` receives the fraction sent, 0 to 1. */
export function uploadPhoto(
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/uploads");
    for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) =>
      event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(toFailure(new TypeError("upload")));
    request.onload = () => {
      if (request.status === 201) return resolve(JSON.parse(request.responseText) as UploadedPhoto);
      reject(
        new Failure(
          codeIn(request.responseText),
          writeFailureText(request.status, request.responseText),
        ),
      );
    };
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}

/** The message of a failed read. */
export function readFailureText(status: number, text: string): string {
  if (text === "") return `Failed to fetch: ${status}`;
  return `${status}: ${detailIn(text) ?? text}`;
}

/** The message of a failed write. */
export function writeFailureText(status: number, text: string): string {
  return detailIn(text) ?? (text || `Request failed with status ${status}`);
}

async function fetchAgain(path: string, attempt = 1): Promise<Response> {
  try {
    return await send(path, { headers: { ...bearer(), accept: "application/json" } });
  } catch (error) {
    if (attempt > READ_RETRY.times) throw error;
    await new Promise((resolve) => setTimeout(resolve, readDelay(attempt)));
    return fetchAgain(path, attempt + 1);
  }
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw toFailure(error);
  }
}

function bearer(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function detailIn(text: string): string | undefined {
  const { error, message } = parsed(text);
  return [error, message].find(
    (words): words is string => typeof words === "string" && words !== "",
  );
}

function codeIn(text: string): string {
  const { code } = parsed(text);
  return typeof code === "string" ? code : "UNKNOWN";
}
