import type { RawBuilder } from "kysely";
import { boolean, mixed, object, string } from "yup";
import { ADDRESS, ADDRESSES_MAX, DEFAULT_COUNTRY } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { badField, notFound } from "../../../core/failures.ts";
import { AddressType } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { AddressEntity } from "../orders.entities.ts";
import type { Address, AddressInput } from "./address.types.ts";

const columns = sql`id, type, is_default as "isDefault", full_name as "fullName", street_address as "streetAddress", apartment,
  city, state, zip_code as "zipCode", country, phone_number as "phoneNumber"`;

function text(field: keyof typeof ADDRESS) {
  const { min, max, words } = ADDRESS[field];
  return string().trim().required(words).min(min, words).max(max, `At most ${max} characters`);
}

const newAddress = object({
  type: mixed<AddressType>().oneOf(["shipping", "billing"]).nullable(),
  isDefault: boolean().nullable(),
  fullName: text("fullName"),
  streetAddress: text("streetAddress"),
  apartment: string()
    .trim()
    .nullable()
    .max(ADDRESS.apartment.max, `At most ${ADDRESS.apartment.max} characters`),
  city: text("city"),
  state: text("state"),
  zipCode: text("zipCode"),
  country: string()
    .trim()
    .nullable()
    .max(ADDRESS.country.max, `At most ${ADDRESS.country.max} characters`),
  phoneNumber: text("phoneNumber"),
});

/** The viewer's saved addresses: the default first, then the newest. */
export function readAddresses(ctx: Context): Promise<Address[]> {
  return rows<Address>(
    ctx.em,
    sql`select ${columns} from addresses where user_id = ${viewerOf(ctx).id} order by is_default desc, id desc`,
  );
}

/** One saved address of the viewer. Refuses those of others with NOT_FOUND. */
export async function addressOf(ctx: Pick<Tx, "em" | "viewer">, id: number): Promise<Address> {
  const address = await row<Address>(
    ctx.em,
    sql`select ${columns} from addresses where id = ${id} and user_id = ${viewerOf(ctx).id}`,
  );
  if (!address) throw notFound("Address");
  return address;
}

/**
 * Saves an address, or changes the one with the given id. An address that is already saved is not saved again.
 * Refuses bad fields with the documented messages, and more addresses than the limit. Source: S1 §5, VA-001..007
 */
export async function saveAddress(tx: Tx, { id, ...input }: AddressInput): Promise<number> {
  const memberId = viewerOf(tx).id;
  const address = checked(newAddress, input);
  const type = address.type ?? "shipping";
  const values = sql`${type}, ${address.isDefault ?? false}, ${address.fullName}, ${address.streetAddress},
    ${address.apartment || null}, ${address.city}, ${address.state}, ${address.zipCode},
    ${address.country || DEFAULT_COUNTRY}, ${address.phoneNumber}`;
  // Two tabs that save the same address would both find none; with this lock the second one waits here.
  await rows(tx.em, sql`select 1 from users where id = ${memberId} for no key update`);
  const same = id ? undefined : await sameAs(tx, values);
  if (same !== undefined) return same;
  if (address.isDefault) {
    await tx.em.nativeUpdate(
      AddressEntity,
      { user: memberId, type, isDefault: true },
      { isDefault: false },
    );
  }
  invalidate(tx, memberId, "addresses");
  return id ? change(tx, idOf(id), values) : insert(tx, values);
}

type Values = RawBuilder<unknown>;

const NAMES = sql`type, is_default, full_name, street_address, apartment, city, state, zip_code, country, phone_number`;

async function change(tx: Tx, id: number, values: Values): Promise<number> {
  const found = await row<{ id: number }>(
    tx.em,
    sql`update addresses set (${NAMES}, updated_at) = (${values}, ${tx.now})
        where id = ${id} and user_id = ${viewerOf(tx).id} returning id`,
  );
  if (!found) throw notFound("Address");
  return found.id;
}

async function sameAs(tx: Tx, values: Values): Promise<number | undefined> {
  const found = await row<{ id: number }>(
    tx.em,
    sql`select id from addresses where user_id = ${viewerOf(tx).id}
        and (${NAMES}) is not distinct from (${values}) order by id limit 1`,
  );
  return found?.id;
}

async function insert(tx: Tx, values: Values): Promise<number> {
  const memberId = viewerOf(tx).id;
  const made = await row<{ id: number; count: number }>(
    tx.em,
    sql`insert into addresses (user_id, ${NAMES}, created_at, updated_at) values (${memberId}, ${values}, ${tx.now}, ${tx.now})
        returning id, (select count(*)::int from addresses where user_id = ${memberId}) as count`,
  );
  if (!made) throw new Error("an address was not written");
  if (made.count >= ADDRESSES_MAX)
    throw badField("fullName", `At most ${ADDRESSES_MAX} addresses can be saved`);
  return made.id;
}

/** Deletes a saved address. Orders keep their copies. */
export async function removeAddress(
  tx: Tx,
  { id }: { id: string },
): Promise<{ addressId: number }> {
  const addressId = idOf(id);
  const gone = await tx.em.nativeDelete(AddressEntity, { id: addressId, user: viewerOf(tx).id });
  if (gone === 0) throw notFound("Address");
  invalidate(tx, viewerOf(tx).id, "addresses");
  return { addressId };
}
