import { useId, useState } from "react";
import { styled } from "styled-components";
import { DISPUTE_DESCRIPTION } from "../../../schema/limits.ts";
import type { DisputeCategory } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Label } from "../../ui/Label.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { CATEGORIES } from "./disputeWords.ts";
import { EvidenceField } from "./EvidenceField.tsx";
import type { ChosenDeal } from "./useDealChoice.ts";
import { useFileDispute, type DisputeValues } from "./useFileDispute.ts";

interface Props {
  /** Null for practice. */
  deal: ChosenDeal | null;
  onClose: () => void;
}

/** The form of a dispute: category, description, and links to evidence. Source: S2 §2, §5 */
export function DisputeForm({ deal, onClose }: Props) {
  const id = useId();
  const [values, setValues] = useState<DisputeValues>({
    category: "",
    description: "",
    evidence: [],
  });
  const { submit, busy } = useFileDispute(deal, onClose);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(values);
      }}
    >
      <div>
        <Label htmlFor={`${id}-category`}>Category</Label>
        <Select
          id={`${id}-category`}
          data-autofocus
          required
          value={values.category}
          onChange={(event) =>
            setValues({ ...values, category: event.target.value as DisputeCategory | "" })
          }
        >
          <option value="">Choose…</option>
          {CATEGORIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Label htmlFor={`${id}-description`}>Description</Label>
        <TextArea
          id={`${id}-description`}
          rows={5}
          required
          value={values.description}
          maxLength={DISPUTE_DESCRIPTION.max}
          aria-describedby={`${id}-count`}
          onChange={(event) => setValues({ ...values, description: event.target.value })}
        />
        <small id={`${id}-count`}>
          {DISPUTE_DESCRIPTION.min} to {DISPUTE_DESCRIPTION.max} characters,{" "}
          {values.description.length} so far
        </small>
      </div>
      <EvidenceField
        links={values.evidence}
        onChange={(evidence) => setValues({ ...values, evidence })}
      />
      <Acts>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $kind="act" busy={busy}>
          Submit Dispute
        </Button>
      </Acts>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
