import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes though they are short: begun last, they would run while every other worker is done. */
const LONG = [
  "e2e/axe",
  "e2e/gallery",
  "e2e/screens",
  "rules/badMutations",
  "rest/badRequests",
  "db/embedded",
];

/** The order in which files begin: the long ones, then as the library has it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
