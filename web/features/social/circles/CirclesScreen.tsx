import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { Column } from "../../../ui/Column.ts";
import { Page } from "../../../ui/Page.tsx";
import { CircleList } from "./CircleList.tsx";

const CreateCircle = lazy(async () => ({
  default: (await import("./CreateCircle.tsx")).CreateCircle,
}));

const WHICH = [
  { value: "all", label: "All circles" },
  { value: "mine", label: "Your circles" },
] as const;

/** /circles: all circles, those of the viewer, and a button to create one. */
export function CirclesScreen() {
  const [which, setWhich] = useState<"all" | "mine">("all");
  const [isFounding, setIsFounding] = useState(false);

  return (
    <Page
      title="Circles"
      actions={
        <Button $kind="act" onClick={() => setIsFounding(true)}>
          <Plus size={20} aria-hidden />
          Create circle
        </Button>
      }
    >
      <Column>
        <ChoiceChips legend="Which circles" choices={WHICH} value={which} onChange={setWhich} />
        <CircleList key={which} mine={which === "mine"} />
      </Column>
      {isFounding && (
        <Suspense>
          <CreateCircle onClose={() => setIsFounding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
