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
export { categoriesOf, findItem, findItemsById, wordsOf } from "./findItems.ts";
export { tellUpdated } from "./createItem.ts";
export { releaseItems, withholdItems } from "./withhold.ts";
export { withdrawFromMarket } from "./withdrawFromMarket.ts";
export { itemsJson } from "./items.json.ts";
export { imageOf } from "./photos.ts";
export { placeholdersOf } from "./placeholdersOf.ts";
export { Image } from "./item.types.ts";
export { itemColumns, itemJoins, toItem, type ItemRow } from "./item.rows.ts";
