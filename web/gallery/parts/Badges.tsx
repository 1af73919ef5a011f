import { Avatar } from "../../ui/Avatar.tsx";
import { Awning } from "../../ui/Awning.tsx";
import { RARITY, type Rarity } from "../../ui/rarity.ts";
import { RarityPill } from "../../ui/RarityPill.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { TierBadge } from "../../ui/TierBadge.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { Variant } from "./Variant.tsx";

const TRUST = ["newbie", "contributor", "trusted", "champion"] as const;
const TIERS = ["basic", "verified", "premium", "suspended"] as const;
const TONES = [
  ["pending", "Pending"],
  ["info", "Processing"],
  ["shipped", "Shipped"],
  ["ok", "Delivered"],
  ["closed", "Cancelled"],
] as const;

const RARITIES = Object.keys(RARITY) as Rarity[];

/** Badges that show what somebody or something is, never by colour alone. */
export function Badges() {
  return (
    <>
      <Variant of="TrustBadge">
        {TRUST.map((level) => (
          <TrustBadge key={level} level={level} />
        ))}
      </Variant>
      <Variant of="TierBadge">
        {TIERS.map((level) => (
          <TierBadge key={level} level={level} />
        ))}
      </Variant>
      <Variant of="Awning">
        <div data-wide>
          <Awning />
        </div>
      </Variant>
      <Variant of="StatusBadge">
        {TONES.map(([tone, words]) => (
          <StatusBadge key={tone} tone={tone}>
            {words}
          </StatusBadge>
        ))}
      </Variant>
      <Variant of="RarityPill">
        {RARITIES.map((rarity) => (
          <RarityPill key={rarity} rarity={rarity} />
        ))}
      </Variant>
      <Variant of="Avatar">
        <Avatar name="Amara Okafor" size={32} />
        <Avatar name="Jun" />
        <Avatar name="Freya Lind" size={64} />
      </Variant>
    </>
  );
}
