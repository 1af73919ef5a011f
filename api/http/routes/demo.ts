import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import type { Services } from "../../core/context.ts";
import { demoOf } from "../../db/demo/signIns.ts";

/** `GET /api/demo`: the accounts with which a visitor may sign in to the demo market. Empty on a real market. */
export function demoRouter({ env, orm }: Services): Router {
  const router = express.Router();
  router.get("/api/demo", async (_req, res) => {
    const demo = env.demo ? await demoOf(orm.em.fork() as EntityManager) : undefined;
    res.setHeader("cache-control", "no-store");
    res.json({ members: demo?.members ?? [] });
  });
  return router;
}
