import { X } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { DISPUTE_EVIDENCE } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";

interface Props {
  links: readonly string[];
  onChange: (links: string[]) => void;
}

/** Links to evidence, added one by one; they must start with http. Source: S2 §5 */
export function EvidenceField({ links, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const isFull = links.length >= DISPUTE_EVIDENCE.max;

  function handleAdd() {
    const link = typed.trim();
    if (link === "") return;
    if (!/^https?:\/\/\S+$/i.test(link)) return setError("A link must start with http");
    setError("");
    setTyped("");
    if (!links.includes(link)) onChange([...links, link]);
  }

  return (
    <Group>
      <Label htmlFor={id}>Evidence links (optional)</Label>
      {links.length > 0 ? (
        <ul aria-label="Evidence">
          {links.map((link) => (
            <li key={link}>
              <span>{link}</span>
              <IconButton
                label={`Remove ${link}`}
                onClick={() => onChange(links.filter((other) => other !== link))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Row>
        <Input
          id={id}
          type="url"
          inputMode="url"
          placeholder="https://…"
          value={typed}
          disabled={isFull}
          maxLength={DISPUTE_EVIDENCE.length}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            handleAdd();
          }}
        />
        <Button onClick={handleAdd} disabled={isFull}>
          Add
        </Button>
      </Row>
      <p id={`${id}-hint`} role={error ? "alert" : undefined} data-error={error ? true : undefined}>
        {error || `At most ${DISPUTE_EVIDENCE.max} links to photos or messages.`}
      </p>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    overflow-wrap: anywhere;
    font-size: 0.9375rem;
  }

  p {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  p[data-error] {
    color: var(--bad);
    font-size: 0.9375rem;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
`;
