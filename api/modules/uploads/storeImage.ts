import type { EntityManager } from "@mikro-orm/postgresql";
import { createHash } from "node:crypto";
import type { Services } from "../../core/context.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { pathOf, photoFolder, sizePath, writePhoto } from "./photoFiles.ts";
import { renderPhoto, type RenderedPhoto } from "./renderPhoto.ts";
import { UploadEntity } from "./uploads.entities.ts";

/** What a client needs to show a photo, and to name it in `createItem`. */
export interface StoredImage {
  path: string;
  small: string;
  medium: string;
  large: string;
  /** A thumbhash in base64. */
  placeholder: string;
  /** The size of the largest image, in pixels. */
  width: number;
  height: number;
}

/** Stores a member's upload, encoded again in three sizes. Refuses as renderPhoto does. Source: C11 */
export async function storeImage(
  services: Pick<Services, "env" | "orm" | "clock">,
  bytes: Buffer,
  memberId: number,
): Promise<StoredImage> {
  return keepPhoto(services, await renderPhoto(bytes), memberId);
}

/**
 * Stores a photo of a member under a name made of its content, with a row in `uploads`. The same photo is stored once.
 * Source: C11
 */
export async function keepPhoto(
  services: Pick<Services, "env" | "orm" | "clock">,
  photo: RenderedPhoto,
  memberId: number,
): Promise<StoredImage> {
  const hash = createHash("sha256").update(photo.sizes.l).digest("hex").slice(0, 32);
  const path = pathOf(hash);

  // Write the files first: a row must never name a file that does not exist.
  await writePhoto(photoFolder(services.env), hash, photo.sizes);
  await noteUpload(services, memberId, path, photo);

  const { placeholder, width, height } = photo;
  return {
    path,
    small: sizePath(path, "s"),
    medium: sizePath(path, "m"),
    large: sizePath(path, "l"),
    placeholder,
    width,
    height,
  };
}

async function noteUpload(
  { orm, clock }: Pick<Services, "orm" | "clock">,
  memberId: number,
  path: string,
  { sizes, width, height, placeholder }: RenderedPhoto,
): Promise<void> {
  const bytes = sizes.s.length + sizes.m.length + sizes.l.length;
  await insertOrIgnore(orm.em.fork() as EntityManager, UploadEntity, {
    user: memberId,
    path,
    width,
    height,
    bytes,
    placeholder,
    createdAt: clock.now(),
  });
}
