import { useMemo } from "react";
import { styled } from "styled-components";
import { SAVED_QUERIES } from "../../../../../schema/limits.ts";
import { SeriesChart } from "../../../../ui/SeriesChart.tsx";
import { SelectRow } from "../../SelectRow.tsx";
import type { AnswerTable } from "../tablesOf.ts";
import {
  chartData,
  drawable,
  fitting,
  numberColumns,
  suggestedFor,
  type ChartChoice,
} from "./chartOf.ts";

const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const numberText = (value: number) => plain.format(value);

interface Props {
  tables: readonly AnswerTable[];
  /** How it is drawn; null for what fits the answer. */
  chart: ChartChoice | null;
  onChart: (chart: ChartChoice) => void;
}

/** An answer as a chart, and how it is drawn. */
export function AnswerChart({ tables, chart, onChart }: Props) {
  const choice = fitting(tables, chart);
  const table = choice && tables.find(({ path }) => path === choice.list);
  if (!choice || !table) return <p>There is no list with numbers in the answer.</p>;
  return (
    <Parts>
      <Settings tables={tables} table={table} choice={choice} onChart={onChart} />
      <DrawnTable table={table} choice={choice} />
    </Parts>
  );
}

/** A column as it is called in words: that of a group without `key.` */
const columnName = (name: string) => name.replace(/^key\./, "");

/** A list of an answer, drawn as it was chosen. */
export function DrawnTable({ table, choice }: { table: AnswerTable; choice: ChartChoice }) {
  const { points, series } = useMemo(() => chartData(table, choice), [table, choice]);
  const { x, y } = choice;
  return (
    <SeriesChart
      title={`${y.join(", ")} by ${columnName(x)}`}
      sentence={`${table.rows.length} ${table.rows.length === 1 ? "row" : "rows"} of ${table.path}`}
      pointName={columnName(x)}
      pointWord="row"
      points={points}
      series={series}
      text={numberText}
    />
  );
}

interface SettingsProps {
  tables: readonly AnswerTable[];
  table: AnswerTable;
  choice: ChartChoice;
  onChart: (chart: ChartChoice) => void;
}

function Settings({ tables, table, choice, onChart }: SettingsProps) {
  const lists = drawable(tables);
  const numbers = numberColumns(table).filter((name) => name !== choice.x);

  function toggle(name: string) {
    const y = choice.y.includes(name)
      ? choice.y.filter((each) => each !== name)
      : [...choice.y, name];
    if (y.length > 0 && y.length <= SAVED_QUERIES.seriesMax) onChart({ ...choice, y });
  }

  function setX(x: string) {
    const y = choice.y.filter((name) => name !== x);
    const rest = numberColumns(table).filter((name) => name !== x);
    if (y.length > 0 || rest.length > 0)
      onChart({ ...choice, x, y: y.length > 0 ? y : rest.slice(0, 1) });
  }

  return (
    <Row>
      {lists.length > 1 ? (
        <SelectRow
          label="List"
          value={choice.list}
          options={lists.map(({ path }) => ({ value: path, label: path }))}
          onChange={(path) => {
            const next = lists.find((each) => each.path === path);
            if (next) onChart(suggestedFor(next));
          }}
        />
      ) : null}
      <SelectRow
        label="Drawn as"
        value={choice.kind}
        options={[
          { value: "bars", label: "Bars" },
          { value: "line", label: "Line" },
        ]}
        onChange={(kind) => onChart({ ...choice, kind: kind as ChartChoice["kind"] })}
      />
      <SelectRow
        label="By"
        value={choice.x}
        options={table.columns.map((name) => ({ value: name, label: name }))}
        onChange={setX}
      />
      {numbers.length > 1 ? (
        <Numbers>
          <legend>Numbers</legend>
          {numbers.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={choice.y.includes(name)}
                onChange={() => toggle(name)}
              />
              {name}
            </label>
          ))}
        </Numbers>
      ) : null}
    </Row>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
`;

const Numbers = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 0;
  border: 0;

  legend {
    float: inline-start;
    margin-inline-end: 12px;
    font-weight: 600;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
  }

  input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--act);
  }
`;
