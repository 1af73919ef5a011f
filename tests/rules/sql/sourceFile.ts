import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type ESTree } from "vite";

type Declaration =
  | ESTree.TSType
  | ESTree.TSInterfaceDeclaration
  | ESTree.Class
  | ESTree.Expression
  | ESTree.Function;

const files = new Map<string, SourceFile>();

/** A file of the api and what it declares at its top: types, and constants and functions that are `sql` templates. */
export class SourceFile {
  readonly path: string;
  readonly program: ESTree.Program;
  readonly #declared = new Map<string, Declaration>();
  /** By their names here: the file and the name there. */
  readonly #imported = new Map<string, { path: string; name: string }>();

  constructor(path: string, text: string) {
    this.path = path;
    this.program = parseSync(path, text).program;
    for (const statement of this.program.body) {
      if (statement.type === "ImportDeclaration") this.#import(statement);
      const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (node) this.#declare(node);
    }
  }

  static at(path: string): SourceFile | undefined {
    const known = files.get(path);
    if (known || !existsSync(path)) return known;
    const source = new SourceFile(path, readFileSync(path, "utf8"));
    files.set(path, source);
    return source;
  }

  /** What a name stands for, and the file that declares it. */
  find(name: string): { source: SourceFile; node: Declaration } | undefined {
    const node = this.#declared.get(name);
    if (node) return { source: this, node };
    const from = this.#imported.get(name);
    return from && SourceFile.at(from.path)?.find(from.name);
  }

  /** The template that an expression within a template is: `columns`, or `columns(me)`. */
  fragment(
    expression: ESTree.Expression,
  ): { source: SourceFile; quasi: ESTree.TemplateLiteral } | undefined {
    const named = expression.type === "CallExpression" ? expression.callee : expression;
    const found = named.type === "Identifier" ? this.find(named.name) : undefined;
    const quasi = found && templateIn(found.node);
    return quasi && { source: found.source, quasi };
  }

  #import({ source, specifiers }: ESTree.ImportDeclaration): void {
    if (!source.value.startsWith(".")) return;
    const path = join(dirname(this.path), source.value);
    for (const { type, local, ...rest } of specifiers)
      if (type === "ImportSpecifier" && "imported" in rest && rest.imported.type === "Identifier")
        this.#imported.set(local.name, { path, name: rest.imported.name });
  }

  #declare(node: ESTree.Statement | ESTree.Declaration): void {
    if (node.type === "TSInterfaceDeclaration") this.#declared.set(node.id.name, node);
    if (node.type === "TSTypeAliasDeclaration")
      this.#declared.set(node.id.name, node.typeAnnotation);
    if (node.type === "ClassDeclaration" || node.type === "FunctionDeclaration")
      if (node.id) this.#declared.set(node.id.name, node);
    if (node.type === "VariableDeclaration")
      for (const { id, init } of node.declarations)
        if (id.type === "Identifier" && init) this.#declared.set(id.name, init);
    if (node.type === "ExportNamedDeclaration" && node.source)
      for (const { local, exported } of node.specifiers)
        if (local.type === "Identifier" && exported.type === "Identifier")
          this.#imported.set(exported.name, {
            path: join(dirname(this.path), node.source.value),
            name: local.name,
          });
  }
}

/** The `sql` template that a constant is, or that a function answers at once. */
function templateIn(node: Declaration): ESTree.TemplateLiteral | undefined {
  if (node.type === "TaggedTemplateExpression")
    return node.tag.type === "Identifier" && node.tag.name === "sql" ? node.quasi : undefined;
  if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement")
    return templateIn(node.body);
  if (node.type !== "FunctionDeclaration") return undefined;
  const [only, another] = node.body?.body ?? [];
  return only?.type === "ReturnStatement" && only.argument && !another
    ? templateIn(only.argument)
    : undefined;
}
