import express, { type Express } from "express";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { notFound } from "../core/failures.ts";

const YEAR_SECONDS = 31_536_000;

const WEB_DIRS = ["../../web", "../../dist/web"].map((path) =>
  join(dirname(fileURLToPath(import.meta.url)), path),
);

/**
 * Serves the built web files. Files with a hash in their name are immutable and compressed at build time; the page
 * itself is revalidated each time. Every other path gets the page.
 */
export async function serveWeb(app: Express): Promise<void> {
  const dir = WEB_DIRS.find(
    (path) => existsSync(join(path, "index.html")) && existsSync(join(path, "assets")),
  );
  if (!dir) {
    app.get(
      "/",
      (_req, res) =>
        void res.type("text").send("The web files are not built. Run npm run build.\n"),
    );
    return;
  }
  const page = await readFile(join(dir, "index.html"));
  const assets = sirv(join(dir, "assets"), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
  });
  app.use("/assets", assets, (_req, _res, next) => next(notFound("File")));
  app.use(
    express.static(dir, {
      index: "index.html",
      redirect: true,
      setHeaders: (res) => void res.setHeader("cache-control", "no-cache"),
    }),
  );
  app.get("/{*path}", (req, res, next) => {
    if (!req.accepts("html")) return next();
    res.setHeader("cache-control", "no-cache");
    res.type("html").send(page);
  });
}
