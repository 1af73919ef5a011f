import { ChevronDown } from "lucide-react";
import { styled } from "styled-components";
import { focusRing, space } from "../../ui/theme.ts";
import { Code } from "./Code.ts";
import { curlOf } from "./curl.ts";
import { FieldTable } from "./FieldTable.tsx";
import { fieldsOf, jsonOf, nameOf, wordsFor, type Endpoint, type Schema } from "./openApi.ts";

interface Props {
  endpoint: Endpoint;
  schemas: Readonly<Record<string, Schema>>;
}

/** One endpoint: its parameters and responses, and a call to copy. */
export function EndpointCard({ endpoint, schemas }: Props) {
  const { method, path, summary, description, parameters = [], requestBody, responses } = endpoint;
  const [status = "", answer] =
    Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  const refused = Object.keys(responses).filter((code) => !code.startsWith("2"));
  const schema = jsonOf(answer);
  const element = schema?.items ?? schema;
  const shape = element?.$ref ? schemas[nameOf(element.$ref)] : element;

  return (
    <Details id={endpoint.operationId}>
      <summary>
        <Method data-method={method}>{method}</Method>
        <Path>{path}</Path>
        <Summary>{summary}</Summary>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <Body>
        <p>{description}</p>
        <Code tabIndex={0} aria-label={`curl for ${method} ${path}`}>
          {curlOf(endpoint, window.location.origin)}
        </Code>
        <FieldTable
          caption="Parameters"
          rows={parameters.map((one) => [
            one.name,
            one.schema,
            one.required,
            `In the ${one.in}. ${one.description ?? ""}`,
          ])}
        />
        <FieldTable caption="Body" rows={fieldsOf(jsonOf(requestBody))} />
        <FieldTable
          caption={`Answer ${status}: ${schema ? wordsFor(schema) : "a file"}`}
          rows={fieldsOf(shape).map(([name, field]) => [name, field, true] as const)}
        />
        <p>
          Refusals: {refused.join(", ")}, each as <code>{"{ error, message, code, details }"}</code>
          .
        </p>
      </Body>
    </Details>
  );
}

const Details = styled.details`
  background: var(--counter);
  border: 1px solid var(--line);
  border-radius: 10px;

  summary {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space(1)} ${space(3)};
    padding: ${space(3)} ${space(4)};
    cursor: pointer;
    list-style: none;

    &:focus-visible {
      ${focusRing}
      border-radius: 10px;
    }
    > svg {
      grid-row: 1;
      grid-column: 3;
      align-self: center;
      color: var(--ink3);
    }
  }
  &[open] summary > svg {
    transform: rotate(180deg);
  }
`;

const Method = styled.code`
  justify-self: start;
  padding: 2px 8px;
  background: var(--t2Soft);
  color: var(--onT2);
  border-radius: 6px;
  font-weight: 600;

  &:not([data-method="GET"]) {
    background: var(--goldSoft);
    color: var(--onGoldSoft);
  }
`;

const Path = styled.code`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Summary = styled.span`
  grid-column: 1 / -1;
  color: var(--ink2);
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: 0 ${space(4)} ${space(4)};

  p {
    margin: 0;
    color: var(--ink2);
  }
`;
