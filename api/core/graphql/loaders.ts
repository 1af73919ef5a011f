import DataLoader from "dataloader";
import type { Context } from "../context.ts";

/** Reads something once for all fields of one answer that need it. */
export function readOnce<Value>(
  { loaders }: Context,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = loaders.get(name);
  if (known) return known as Promise<Value>;
  const value = read();
  loaders.set(name, value);
  return value;
}

/**
 * A hand-written batch loader, created at first use and kept for one request. For counts and flags such as "did I like
 * it"; relations load themselves.
 */
export function batched<Key extends number, Value>(
  ctx: Context,
  name: string,
  load: (keys: readonly Key[]) => Promise<Map<Key, Value>>,
  absent: Value,
): DataLoader<Key, Value> {
  const known = ctx.loaders.get(name);
  if (known) return known as DataLoader<Key, Value>;
  const loader = new DataLoader<Key, Value>(async (keys) => {
    const found = await load(keys);
    return keys.map((key) => found.get(key) ?? absent);
  });
  ctx.loaders.set(name, loader);
  return loader;
}
