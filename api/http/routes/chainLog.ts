import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Services } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { withSnapshot } from "../../core/transactions/snapshot.ts";
import { policy } from "../../modules/chain/chain.access.ts";
import {
  jwkOf,
  readCheckpoint,
  readStatement,
  readSigningKey,
  readTileFile,
  verifierKeyOf,
} from "../../modules/chain/index.ts";
import { authorize } from "../authorize.ts";

const STATEMENT = ruleOfRoute(policy, "GET /api/blockchain/statement");
/** What never changes may be kept by everybody for a year. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * `/api/blockchain/log/…`: the public log of the books as files of C2SP tlog-tiles, for everybody, and the key of its
 * signatures. `GET /api/blockchain/statement`: the member's own part of it, opened. `/.well-known/jwks.json`: the key
 * that checks certificates (RFC 7517). Source: C40
 */
export function chainLogRouter(services: Services): Router {
  const router = express.Router();
  const newEm = () => services.orm.em.fork() as EntityManager;

  router.get("/api/blockchain/log/checkpoint", async (_req, res) => {
    const checkpoint = await readCheckpoint(newEm());
    if (!checkpoint) throw notFound("Checkpoint");
    res.setHeader("cache-control", "no-cache");
    res.type("text").send(checkpoint.note);
  });
  router.get("/api/blockchain/log/key", async (_req, res) => {
    const key = await readSigningKey(newEm(), "log");
    if (!key) throw notFound("Key of the log");
    res.setHeader("cache-control", "no-cache");
    res.type("text").send(`${verifierKeyOf(key)}\n`);
  });
  router.get("/api/blockchain/log/tile/{*path}", async (req, res) => {
    const tile = await readTileFile(newEm(), req.path.slice("/api/blockchain/log/tile/".length));
    if (!tile) throw notFound("Tile");
    // A partial tile has the same bytes for ever, too, though nobody needs it once it is full.
    res.setHeader("cache-control", FOREVER);
    res.type("application/octet-stream").send(Buffer.from(tile));
  });
  router.get("/.well-known/jwks.json", async (_req, res) => {
    const key = await readSigningKey(newEm(), "certificates");
    res.setHeader("cache-control", "no-cache");
    res.json({ keys: key ? [jwkOf(key)] : [] });
  });
  router.get("/api/blockchain/statement", async (req, res) => {
    const { ctx, viewer } = await authorize(services, req, STATEMENT);
    const statement = await withSnapshot(ctx, "query", () => readStatement(ctx.em, viewer.id));
    if (!statement) throw notFound("Checkpoint");
    res.setHeader("content-disposition", 'attachment; filename="market-day-statement.json"');
    res.setHeader("cache-control", "no-store");
    res.json(statement);
  });
  return router;
}
