import { useId, useState } from "react";
import { styled } from "styled-components";
import { DISPUTE_DESCRIPTION } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Label } from "../../../ui/Label.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { EvidenceField } from "../EvidenceField.tsx";
import type { DisputeRoom } from "./disputeRoom.ts";
import { useDisputeActions } from "./useDisputeActions.ts";

/** The form in which a side makes a statement. Both sides and the administrators can read it. */
export function StatementForm({ dispute }: { dispute: DisputeRoom }) {
  const id = useId();
  const [text, setText] = useState("");
  const [evidence, setEvidence] = useState<string[]>([]);
  const { answer, busy } = useDisputeActions(dispute.id);

  async function handleSubmit() {
    if (text.trim() === "" || !(await answer(text.trim(), evidence))) return;
    setText("");
    setEvidence([]);
  }

  return (
    <Card
      as="form"
      aria-label="Your statement"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <div>
        <Label htmlFor={id}>Your statement</Label>
        <TextArea
          id={id}
          rows={4}
          value={text}
          maxLength={DISPUTE_DESCRIPTION.max}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <EvidenceField links={evidence} onChange={setEvidence} />
      <Acts>
        <Button type="submit" $kind="act" busy={busy} disabled={text.trim() === ""}>
          Send statement
        </Button>
      </Acts>
    </Card>
  );
}

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
`;
