import { styled } from "styled-components";
import { media, space } from "../../ui/theme.ts";
import { SecureWallet } from "../wallet/SecureWallet.tsx";
import { GamificationHub } from "./GamificationHub.tsx";

/** Levels, achievements, challenges and the leaderboard, beside the wallet. Source: S2 §2 "Rewards", S1 §2 */
export function RewardsPanel() {
  return (
    <Columns>
      <GamificationHub />
      <SecureWallet />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
