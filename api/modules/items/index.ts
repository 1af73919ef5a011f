export { ItemsResolver } from "./item.resolver.ts";
export {
  ItemChangedResolver,
  ItemCreatedResolver,
  ItemResolver,
  ItemUpdatedResolver,
  ListingAddedResolver,
  WantedItemsResolver,
} from "./item.fields.ts";
export { ItemsLiveResolver } from "./item.live.ts";
export { findItem, findItemsById } from "./findItem.ts";
export { categoriesOf, wordsOf } from "./findItems.ts";
export { tellItemsOf, tellUpdated } from "./createItem.ts";
export { releaseItems, withholdItems } from "./withhold.ts";
export { withdrawFromCircle } from "./withdrawFromCircle.ts";
export { withdrawFromMarket } from "./withdrawFromMarket.ts";
export { itemsJson } from "./items.json.ts";
export { imageOf } from "./photos.ts";
export { isForAll, isShown, openTo, seenBy } from "./sight.ts";
export { placeholdersOf } from "./placeholdersOf.ts";
export { Image } from "./item.types.ts";
export { itemColumns, itemJoins, toItem, type ItemRow } from "./item.rows.ts";
