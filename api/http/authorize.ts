import type { Request } from "express";
import { refuseUnlessAllowed, type RuleOf } from "../core/access/policy.ts";
import { viewerOf, type Viewer } from "../core/access/viewer.ts";
import { newContext, type Context, type Services } from "../core/context.ts";
import { spend, spendRequest } from "../core/limits/rateLimits.ts";
import { originOf } from "../core/request/origin.ts";
import { viewerOfBearer } from "./authenticate.ts";

/** Authorizes a request to a route that runs no GraphQL document. A refused request spends no points. */
export async function authorize(
  services: Services,
  req: Request,
  rule: RuleOf,
): Promise<{ ctx: Context; viewer: Viewer }> {
  const found = await viewerOfBearer(services, req);
  const ctx = newContext(services, found, originOf(req));
  await spendRequest(ctx);
  refuseUnlessAllowed(rule, found, services);
  if (rule.points > 0) await spend(ctx, rule.points);
  return { ctx, viewer: viewerOf(ctx) };
}
