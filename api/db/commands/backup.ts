import { resolve } from "node:path";
import { runOnMarket } from "../backup/runOnMarket.ts";
import { takeBackup } from "../backup/takeBackup.ts";

// `npm run db:backup -- FILE` writes a snapshot of the whole market into one file. The market may keep running.
await runOnMarket("Nothing was saved", async ({ file, ...market }) => {
  const { rows, files } = await takeBackup({ ...market, file: resolve(file) });
  return `${file} holds ${rows["users"]} members, ${rows["items"]} items and ${files} photo files.`;
});
