import { ClosedBanner } from "./ClosedBanner.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

/** What the market tells every screen below its bar. */
export function Banners() {
  return (
    <>
      <ConnectionBanner />
      <ClosedBanner />
    </>
  );
}
