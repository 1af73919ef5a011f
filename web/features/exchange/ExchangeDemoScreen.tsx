import { useSearchParams } from "react-router-dom";
import { Page } from "../../ui/Page.tsx";
import { GuidedExchange } from "./GuidedExchange.tsx";
import { HowItWorks } from "./HowItWorks.tsx";

/**
 * `/exchange-demo?itemId=&tpValue=`: the guided exchange for an item; without one, an explanation of exchanges.
 * Source: C18
 */
export function ExchangeDemoScreen() {
  const [params] = useSearchParams();
  const itemId = params.get("itemId") ?? "";

  return (
    <Page title={itemId === "" ? "Exchange Demo" : "Guided Exchange"}>
      {itemId === "" ? <HowItWorks /> : <GuidedExchange key={itemId} itemId={itemId} />}
    </Page>
  );
}
