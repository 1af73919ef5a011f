import { Field, InputType, Int, ObjectType } from "type-graphql";
import { WalletType } from "../../../core/graphql/enums.ts";

/** Source: EN-023 */
@ObjectType({
  description:
    "The viewer's wallet of the network trustpoints-local, which is the market's own: no public blockchain.",
  simpleResolvers: true,
})
export class ChainWallet {
  @Field(() => String, {
    nullable: true,
    description:
      "The address whose key signed for the viewer, with its checksum; null while none is connected.",
  })
  address!: string | null;

  @Field(() => Int, {
    description: "Trust Tokens. Each stands for one TP that is set aside for it.",
  })
  balance!: number;

  @Field(() => String, { description: "trustpoints-local." })
  network!: string;

  @Field(() => Boolean, { description: "Whether an address is connected." })
  connected!: boolean;

  @Field(() => WalletType, {
    nullable: true,
    description: "The wallet that has the key; null while none is connected.",
  })
  walletType!: WalletType | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the address was connected; null while none is.",
  })
  connectedAt!: Date | null;
}

@ObjectType({
  description: "What a wallet signs to connect its address (EIP-4361).",
  simpleResolvers: true,
})
export class WalletChallenge {
  @Field(() => String, { description: "To sign as it is, with `personal_sign`." })
  message!: string;

  @Field(() => Date, { description: "Until when the signature is accepted." })
  expiresAt!: Date;
}

@ObjectType({ description: "A step of connecting a wallet.", simpleResolvers: true })
export class WalletConnection {
  @Field(() => ChainWallet, { description: "As it is after this step." })
  wallet!: ChainWallet;

  @Field(() => WalletChallenge, {
    nullable: true,
    description: "What the wallet of the given address has to sign; null once it has.",
  })
  challenge!: WalletChallenge | null;
}

@InputType({ description: "A step of connecting a wallet: the second one has the signature." })
export class ConnectWalletInput {
  @Field(() => WalletType, { description: "The wallet that has the key." })
  walletType!: WalletType;

  @Field(() => String, {
    nullable: true,
    description: "0x and 40 hexadecimal digits. Without it nothing is connected.",
  })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Of the challenge, by the address's key: 0x and 130 hexadecimal digits.",
  })
  signature?: string | null;
}

@ObjectType({ description: "Trust Tokens that were minted or burned.", simpleResolvers: true })
export class TokensChanged {
  @Field(() => Int, { description: "TP that moved, and as many Trust Tokens." })
  amount!: number;
}
