import type { ListSpecimen } from "../../gallery/specimen.ts";
import { HowItWorks } from "./HowItWorks.tsx";
import { Suggestions } from "./Suggestions.tsx";

export const lists: readonly ListSpecimen[] = [
  {
    name: "suggestions",
    title: "Exchange suggestions",
    fields: {
      "ExchangeSuggestions.targetTpValue": 24,
      "ExchangeSuggestions.tolerance": 5,
      "ExchangeSuggestion.items": (n: number) => (n === 1 ? [{ n: 1 }, { n: 2 }] : [{ n }]),
      "ExchangeSuggestion.tpValue": (n: number) => [18, 60, 36][n],
      "Item.tpValue": (n: number) => [18, 24, 36][n % 3],
    },
    render: () => <Suggestions targetId="gallery-4" targetTp={24} />,
  },
  { name: "try-items", title: "Items to try an exchange with", render: () => <HowItWorks /> },
];
