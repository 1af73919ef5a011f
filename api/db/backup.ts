import { resolve } from "node:path";
import { runOnMarket } from "./backup/runOnMarket.ts";
import { takeBackup } from "./backup/takeBackup.ts";

// `npm run db:backup -- FILE`: everything of the market, as it is at one moment, in one file. It may be open meanwhile.
await runOnMarket("Nothing was saved", async ({ file, ...market }) => {
  const { rows, files } = await takeBackup({ ...market, file: resolve(file) });
  return `${file} holds ${rows["users"]} members, ${rows["items"]} items and ${files} photo files.`;
});
