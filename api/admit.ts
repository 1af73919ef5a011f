import type { Request } from "express";
import { refuseUnlessAllowed, type RuleOf } from "./core/access/policy.ts";
import { viewerOf, type Viewer } from "./core/access/viewer.ts";
import { newContext, type Context, type Services } from "./core/context.ts";
import { bearerOf, originOf } from "./core/origin.ts";
import { spend, spendRequest } from "./core/rateLimits.ts";
import { viewerFromToken } from "./modules/accounts/index.ts";

/** Lets a member in where no GraphQL document stands in between: the same rule, the same limits. Refuses as they do. */
export async function admit(
  services: Services,
  req: Request,
  rule: RuleOf,
): Promise<{ ctx: Context; viewer: Viewer }> {
  const token = bearerOf(req);
  const found = token ? await viewerFromToken(services, token) : null;
  const ctx = newContext(services, found, originOf(req));
  await spendRequest(ctx);
  refuseUnlessAllowed(rule, found, services.clock.now());
  if (rule.points > 0) await spend(ctx, rule.points);
  return { ctx, viewer: viewerOf(ctx) };
}
