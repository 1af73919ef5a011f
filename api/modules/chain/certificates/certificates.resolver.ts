import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { Certificate, CertificateCheck } from "./certificates.types.ts";
import { issueCertificate, revokeCertificate } from "./issueCertificate.ts";
import { readCertificates } from "./readCertificates.ts";
import { verifyCertificate } from "./verifyCertificate.ts";

@Resolver()
export class CertificatesResolver {
  @Query(() => [Certificate], {
    description:
      "What the market can certify of the viewer: passports of the newest things from deals, the level, achievements.",
  })
  async certificates(@Ctx() ctx: Context): Promise<Certificate[]> {
    const { stated, issued } = await readCertificates(ctx.em, viewerOf(ctx).id);
    return stated.map((one) => {
      const { credential = null, issuedAt } = issued.get(one.tokenId) ?? {};
      const signedAt = issuedAt === undefined ? null : new Date(issuedAt);
      return Object.assign(new Certificate(), one, { credential, issuedAt: signedAt });
    });
  }

  @Query(() => CertificateCheck, {
    description: "Checks a credential that somebody shows, as the page /verify does.",
  })
  verifyCertificate(
    @Ctx() ctx: Context,
    @Arg("credential", () => String, { description: "The signed JWT." }) credential: string,
  ): Promise<CertificateCheck> {
    return verifyCertificate(ctx, credential);
  }

  @Mutation(() => [Certificate], {
    description: "Signs a certificate of the viewer, so that others can check it. Answers all.",
  })
  async issueCertificate(
    @Ctx() ctx: Context,
    @Arg("tokenId", () => String, {
      description: "What to sign: the `tokenId` of one of `certificates`.",
    })
    tokenId: string,
  ): Promise<Certificate[]> {
    await transact(ctx, issueCertificate, { tokenId });
    return this.certificates(ctx);
  }

  @Mutation(() => [Certificate], {
    description: "Takes a signed certificate of the viewer back. Answers all.",
  })
  async revokeCertificate(
    @Ctx() ctx: Context,
    @Arg("tokenId", () => String, {
      description: "What to take back: the `tokenId` of one of `certificates`.",
    })
    tokenId: string,
  ): Promise<Certificate[]> {
    await transact(ctx, revokeCertificate, { tokenId });
    return this.certificates(ctx);
  }
}
