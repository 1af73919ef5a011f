import { resolve } from "node:path";
import { restoreBackup } from "../backup/restoreBackup.ts";
import { runOnMarket } from "../backup/runOnMarket.ts";

// `npm run db:restore -- FILE`: a market from a backup, into an empty database.
await runOnMarket("Nothing was restored", async ({ file, ...market }) => {
  const { rows, files } = await restoreBackup({ ...market, file: resolve(file) });
  return `Restored ${rows["users"]} members, ${rows["items"]} items and ${files} photo files. The books are right.`;
});
