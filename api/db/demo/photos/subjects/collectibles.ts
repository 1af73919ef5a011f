import type { Subject } from "../subject.ts";
import { coins } from "./collectibles/coins.ts";
import { pocketWatch } from "./collectibles/pocketWatch.ts";
import { ship } from "./collectibles/ship.ts";
import { snowGlobe } from "./collectibles/snowGlobe.ts";
import { stampAlbum } from "./collectibles/stampAlbum.ts";

/** Things people keep because they like them. */
export const COLLECTIBLES: readonly Subject[] = [pocketWatch, stampAlbum, snowGlobe, coins, ship];
