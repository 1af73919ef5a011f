import { styled } from "styled-components";
import { space } from "../../ui/theme.ts";
import { wordsFor, type Schema } from "./openApi.ts";

interface Props {
  caption: string;
  rows: readonly (readonly [name: string, schema: Schema, isRequired: boolean, note?: string])[];
}

/** Names, types and meanings of fields. Optional fields are marked. */
export function FieldTable({ caption, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, schema, isRequired, note]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{wordsFor(schema)}</code>
              {!isRequired && <Optional> optional</Optional>}
              <Meaning text={note ?? schema.description ?? ""} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What a field means; what stands between backticks is code. */
function Meaning({ text }: { text: string }) {
  if (text === "") return null;
  const parts = text.split("`");
  return <p>{parts.map((part, n) => (n % 2 === 1 ? <code key={n}>{part}</code> : part))}</p>;
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  caption {
    padding-block: ${space(2)};
    color: var(--ink2);
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-block-start: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    inline-size: 36%;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  th code {
    display: block;
    min-inline-size: 7.5rem;
  }
  td code {
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: var(--ink3);
  }
`;

const Optional = styled.span`
  color: var(--ink3);
`;
