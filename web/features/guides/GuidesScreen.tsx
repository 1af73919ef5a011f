import { PenLine } from "lucide-react";
import { useState } from "react";
import type { GuideCategory } from "../../gql/graphql.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { Column } from "../../ui/Column.ts";
import { Page } from "../../ui/Page.tsx";
import { GuideList } from "./GuideList.tsx";
import { CATEGORY_WORDS } from "./guideWords.ts";

type Which = GuideCategory | "all" | "mine";

const WHICH: readonly { value: Which; label: string }[] = [
  { value: "all", label: "All" },
  { value: "mine", label: "Yours" },
  ...(Object.keys(CATEGORY_WORDS) as GuideCategory[]).map((value) => ({
    value,
    label: CATEGORY_WORDS[value],
  })),
];

/** /guides: what members wrote for members, by what it helps with, and the viewer's own. Source: TB-007, C46 */
export function GuidesScreen() {
  const [which, setWhich] = useState<Which>("all");
  const category = which === "all" || which === "mine" ? null : which;

  return (
    <Page
      title="Guides"
      actions={
        <ButtonLink $kind="act" to="/guides/new">
          <PenLine size={20} aria-hidden />
          Write a guide
        </ButtonLink>
      }
    >
      <ChoiceChips legend="Which guides" choices={WHICH} value={which} onChange={setWhich} />
      <Column>
        <GuideList key={which} category={category} mine={which === "mine"} />
      </Column>
    </Page>
  );
}
