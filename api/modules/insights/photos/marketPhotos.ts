import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { utcDay } from "../../../core/clock.ts";
import type { Services } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { PhotoIndex } from "./photoIndex.ts";

/** A photo of an item as it was described. The item may be gone since, or show another one. */
export interface MarketPhoto {
  itemId: number;
  path: string;
}

const PAGE_ROWS = 2000;

/**
 * The described photos in memory. They are read page by page, so that the server answers others meanwhile. Who scans
 * reads what is new on the own connection: to wait for another's would be to wait with a connection in hand.
 */
class MarketPhotos {
  #index = new PhotoIndex<MarketPhoto>();
  #day = "";
  #last = 0;

  /** The index with all that were described by now. Once a UTC day it is read anew, without those that are gone. */
  async upToDate(em: EntityManager, today: string): Promise<PhotoIndex<MarketPhoto>> {
    for (;;) {
      // Forward only: who began yesterday and who begins today would each begin anew for ever.
      if (this.#day < today) {
        this.#index = new PhotoIndex();
        this.#last = 0;
        this.#day = today;
      }
      const index = this.#index;
      const page = await rows(
        em,
        sql<MarketPhoto & { id: number; descriptor: Buffer }>`
          select id, item_id as "itemId", path, descriptor from photo_features
          where id > ${this.#last} and descriptor is not null order by id limit ${PAGE_ROWS}`,
      );
      // A new day has begun meanwhile, and with it a new index.
      if (index !== this.#index) continue;
      for (const { id, descriptor, ...photo } of page) {
        // Another may have read the same page meanwhile.
        if (id <= this.#last) continue;
        index.add(photo, descriptor);
        this.#last = id;
      }
      if (page.length < PAGE_ROWS) return index;
    }
  }
}

const ofMarkets = new WeakMap<MikroORM, MarketPhotos>();

/** The described photos of a market. One statement, and more where more than 2,000 are new. */
export async function marketPhotos(
  { orm, clock }: Pick<Services, "orm" | "clock">,
  em: EntityManager,
): Promise<PhotoIndex<MarketPhoto>> {
  const photos = ofMarkets.get(orm) ?? new MarketPhotos();
  ofMarkets.set(orm, photos);
  return photos.upToDate(em, utcDay(clock.now()));
}
