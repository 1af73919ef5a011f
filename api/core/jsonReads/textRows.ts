import type { Connection, Pool, Submittable } from "pg";
import type { Row } from "./columns.ts";

/** A prepared statement whose rows stay in PostgreSQL's text format. */
export interface TextStatement {
  name: string;
  text: string;
  values: (string | null)[];
}

/** What the types of the driver's connection leave out: the text of each statement that it prepared. */
type Preparing = Connection & { parsedStatements: Record<string, string> };
type Done = (error: Error | undefined, rows: Row[]) => void;

/**
 * Runs the statement. The driver's own query requests the names and types of the columns each time and builds a result
 * from them; text at known indexes needs neither.
 */
export function textRows(pool: Pool, statement: TextStatement): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    pool.connect((failure, client, giveBack) => {
      if (!client) return reject(failure ?? new Error("the pool gave no connection"));
      client.query(
        new TextRows(statement, (error, rows) => {
          // After an error the connection is not used again, as in the pool's own query.
          giveBack(error);
          if (error) reject(error);
          else resolve(rows);
        }),
      );
    });
  });
}

/** The values in PostgreSQL's text format. Undefined = one of them can only be converted by the driver. */
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

/** The callbacks of the driver while the statement runs. Source: node-postgres, lib/query.js */
class TextRows implements Submittable {
  /** The same property names as in the driver's own query, for code that inspects what is sent. */
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
