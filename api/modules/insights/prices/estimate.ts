import { modelled, type PriceModel, type Thing } from "./model.ts";
import { localEffect, nearestOf, type Nearest, type Neighbour } from "./neighbours.ts";

/** The neighbours' distance from each other counts as much as the market's when so many of them agree. */
const SPREAD_SHRINK = 8;
/** From the median distance of the market's prices to the mean one. */
const MARKET_SPREAD = 1.5;
const SPREAD_MIN = 0.02;

export interface Estimate<Found extends Neighbour = Neighbour> {
  /** The logarithm of what it would sell for. */
  log: number;
  /** What of it the nearest prices add. */
  local: number;
  /** How far such prices are from their estimates, as a logarithm. */
  spread: number;
  nearest: Nearest<Found>[];
}

/** What a thing would sell for, by the model and the nearest prices. Pure: the same prices give the same answer. */
export function estimate<Found extends Neighbour>(
  model: PriceModel,
  thing: Thing,
  candidates: readonly Found[],
  now: Date,
): Estimate<Found> {
  const nearest = nearestOf(model, candidates, now);
  const { effect, count, spread } = localEffect(nearest);
  const market = SPREAD_SHRINK * MARKET_SPREAD * model.spread;
  return {
    log: modelled(model, thing) + effect,
    local: effect,
    spread: Math.max(SPREAD_MIN, (count * spread + market) / (count + SPREAD_SHRINK)),
    nearest,
  };
}
