import type { Connection, Pool, Submittable } from "pg";
import type { Row } from "./columns.ts";

/** A prepared statement whose rows are taken as the text that PostgreSQL writes. */
export interface TextStatement {
  name: string;
  text: string;
  values: (string | null)[];
}

/** What the driver's connection knows beside its types: the text of each statement that it prepared. */
type Preparing = Connection & { parsedStatements: Record<string, string> };
type Done = (error: Error | undefined, rows: Row[]) => void;

/**
 * Runs it. The driver's own query asks each time which columns there are and of which types, and makes a result of
 * them; who takes text at known places needs neither.
 */
export function textRows(pool: Pool, statement: TextStatement): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    pool.connect((failure, client, giveBack) => {
      if (!client) return reject(failure ?? new Error("the pool gave no connection"));
      client.query(
        new TextRows(statement, (error, rows) => {
          // One that failed is not used again: so does the pool's own query.
          giveBack(error);
          if (error) reject(error);
          else resolve(rows);
        }),
      );
    });
  });
}

/** The values as PostgreSQL reads them. Undefined = one is among them that only the driver knows how to write. */
export function asText(values: readonly unknown[]): (string | null)[] | undefined {
  const texts: (string | null)[] = [];
  for (const value of values) {
    if (value === null || typeof value === "string") texts.push(value);
    else if (typeof value === "number" || typeof value === "boolean") texts.push(String(value));
    else if (value instanceof Date) texts.push(value.toISOString());
    else if (isTexts(value)) texts.push(arrayOf(value));
    else return undefined;
  }
  return texts;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === "string");
}

/** A text[] as PostgreSQL reads it: {"a","b \\"c\\""}. */
function arrayOf(elements: readonly string[]): string {
  const quoted = elements.map((element) => `"${element.replaceAll(/["\\]/g, "\\$&")}"`);
  return `{${quoted.join(",")}}`;
}

/** What the driver calls while it runs. Source: node-postgres, lib/query.js */
class TextRows implements Submittable {
  /** Whatever looks at what is sent finds it under the same names as in the driver's own query. */
  readonly name: string;
  readonly text: string;
  readonly values: (string | null)[];
  readonly #rows: Row[] = [];
  #done: Done | undefined;

  constructor({ name, text, values }: TextStatement, done: Done) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const { stream, parsedStatements } = connection as Preparing;
    const { name, text } = this;
    stream.cork();
    if (parsedStatements[name] === undefined) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: this.values }, true);
    connection.execute(null, true);
    connection.sync();
    stream.uncork();
  }

  handleDataRow({ fields }: { fields: Row }): void {
    this.#rows.push(fields);
  }

  handleError(error: Error): void {
    this.#end(error);
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  handleCommandComplete(): void {}

  handleRowDescription(): void {}

  #end(error?: Error): void {
    const done = this.#done;
    this.#done = undefined;
    done?.(error, this.#rows);
  }
}
