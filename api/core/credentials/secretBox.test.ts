import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SecretBox } from "./secretBox.ts";
import { openSecretBox } from "./secretsKey.ts";

const key = () => randomBytes(32);

it("opens what it sealed, for the same place and unchanged only", () => {
  const box = new SecretBox([key()]);
  const sealed = box.seal("JBSWY3DPEHPK3PXP", "authenticators 7");

  expect(box.open(sealed, "authenticators 7")).toBe("JBSWY3DPEHPK3PXP");
  expect(box.open(sealed, "authenticators 8")).toBeNull();
  expect(new SecretBox([key()]).open(sealed, "authenticators 7")).toBeNull();
  const [version, name, body = ""] = sealed.split(".");
  for (let at = 0; at < body.length; at++) {
    const letter = body[at] === "A" ? "B" : "A";
    const changed = [version, name, body.slice(0, at) + letter + body.slice(at + 1)].join(".");
    const opened = box.open(changed, "authenticators 7");
    // The last letter has bits that are in no byte.
    if (at < body.length - 1) expect(opened).toBeNull();
  }
  for (const broken of ["", "v1", "v1..", `v1.${name}.`, `v1.${name}.AAAA`, `v2.${name}.${body}`])
    expect(box.open(broken, "authenticators 7")).toBeNull();
});

it("seals one text twice differently", () => {
  const box = new SecretBox([key()]);
  expect(box.seal("same", "place")).not.toBe(box.seal("same", "place"));
});

it("opens with an older key what it seals with a newer one from now on", () => {
  const [older, newer] = [key(), key()];
  const before = new SecretBox([older]).seal("text", "place");
  const box = new SecretBox([newer, older]);

  expect(box.open(before, "place")).toBe("text");
  expect(new SecretBox([newer]).open(box.seal("text", "place"), "place")).toBe("text");
});

it("does without a setting by one file that only the market reads, the same for 20 starts at once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "market-day-key-"));
  try {
    const boxes = await Promise.all(
      Array.from({ length: 20 }, () => openSecretBox({ secretsKeys: [], dataDir })),
    );
    const sealed = boxes[0]?.seal("text", "place") ?? "";
    expect(boxes.map((box) => box.open(sealed, "place"))).toEqual(boxes.map(() => "text"));
    expect((await stat(join(dataDir, "secrets-key"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dataDir, "secrets-key"), "utf8")).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
