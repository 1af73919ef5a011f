import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { API_TOKENS } from "../../../../schema/limits.ts";
import { SCOPES } from "../../../core/access/policy.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { ApiToken, ApiTokenInput, ApiTokenMade, TokenScope } from "./apiTokens.types.ts";
import { createApiToken, type MadeToken } from "./createApiToken.ts";
import { readApiToken, readApiTokens } from "./readApiTokens.ts";
import { reportLeakedToken, revokeApiToken } from "./revokeApiToken.ts";
import { rotateApiToken } from "./rotateApiToken.ts";

@Resolver()
export class ApiTokensResolver {
  @Query(() => [ApiToken], {
    description: `The viewer's tokens for programs: those that can be used first, then those that ended in the last ${API_TOKENS.keptDays} days.`,
  })
  apiTokens(@Ctx() ctx: Context): Promise<ApiToken[]> {
    return readApiTokens(ctx);
  }

  @Query(() => ApiToken, {
    nullable: true,
    description: "The token that asks: what it may do, and until when. Null for a session.",
  })
  apiToken(@Ctx() ctx: Context): Promise<ApiToken> | null {
    const { credential } = viewerOf(ctx);
    return credential.kind === "token" ? readApiToken(ctx, credential.tokenId) : null;
  }

  @Query(() => [TokenScope], { description: "Every scope that a token can be given." })
  tokenScopes(): TokenScope[] {
    return Object.entries(SCOPES).map(([name, description]) => ({ name, description }));
  }

  @Mutation(() => ApiTokenMade, {
    description:
      "Makes a token by which a program acts for the viewer; a mail says so. Refuses with STEP_UP_REQUIRED, BAD_USER_INPUT or TOO_MANY_TOKENS.",
  })
  async createApiToken(
    @Ctx() ctx: Context,
    @Arg("input", () => ApiTokenInput, { description: "What the token may do, and for how long." })
    input: ApiTokenInput,
  ): Promise<ApiTokenMade> {
    return shown(ctx, await transact(ctx, createApiToken, input));
  }

  @Mutation(() => ApiTokenMade, {
    description:
      "Gives a token another secret, and as many days again as it was made for. Refuses with STEP_UP_REQUIRED, BAD_USER_INPUT, NOT_FOUND or VERSION_CONFLICT.",
  })
  async rotateApiToken(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The token's id." }) id: string,
    @Arg("version", () => Int, { description: "`version` of the token as it was read." })
    version: number,
    @Arg("overlapDays", () => Int, {
      defaultValue: 1,
      description: `For how many days the secret until now stays good: 0 to ${API_TOKENS.overlapDaysMax}. One from before it ends.`,
    })
    overlapDays: number,
  ): Promise<ApiTokenMade> {
    return shown(ctx, await transact(ctx, rotateApiToken, { id, version, overlapDays }));
  }

  @Mutation(() => ApiToken, {
    description:
      "Ends a token for good, within a second on every transport. Refuses with NOT_FOUND; one that is over stays as it is.",
  })
  async revokeApiToken(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The token's id." }) id: string,
  ): Promise<ApiToken> {
    return readApiToken(ctx, await transact(ctx, revokeApiToken, idOf(id, "id")));
  }

  @Mutation(() => Boolean, {
    description:
      "Ends a token that was found where it should not be, and tells its member. For whoever found it, without signing in; the answer does not reveal whether it was good. Refuses with BAD_USER_INPUT.",
  })
  reportLeakedToken(
    @Ctx() ctx: Context,
    @Arg("token", () => String, { description: "`mdp_` and 49 more characters." }) token: string,
  ): Promise<boolean> {
    return transact(ctx, reportLeakedToken, token);
  }
}

async function shown(ctx: Context, { id, token }: MadeToken): Promise<ApiTokenMade> {
  return { token, apiToken: await readApiToken(ctx, id) };
}
