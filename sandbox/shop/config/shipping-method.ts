import type { Place } from '#sandbox/shop/geography/place';

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly country: string;
  /** Abbreviations of the states that belong to it; undefined means every state. */
  readonly states?: readonly string[];
  /** Those of them to which wine can be shipped; undefined means all. */
  readonly wineStates?: readonly string[];
}

export interface ShippingMethod {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly costCents: number;
  /** Goods from which it costs nothing, before discounts; it always costs something when left out. */
  readonly freeFromCents?: number;
  /** The delivery time in words, as in the shipping policy. */
  readonly estimate?: string;
  readonly zone: Zone;
}

interface Parcel {
  readonly holdsWine: boolean;
  /** Of the whole order, before discounts. */
  readonly goodsCents: number;
}

/** Returns the shipping methods for a parcel with their costs, the cheapest first. */
export function methodsFor(
  methods: readonly ShippingMethod[],
  destination: Place,
  { holdsWine, goodsCents }: Parcel,
): readonly ShippingMethod[] {
  const includes = (states: readonly string[] | undefined) => states?.includes(destination.stateAbbr ?? '') ?? true;
  return methods
    .filter(
      ({ zone }) =>
        zone.country === destination.countryIso && includes(zone.states) && (!holdsWine || includes(zone.wineStates)),
    )
    .map((method) => (goodsCents >= (method.freeFromCents ?? Infinity) ? { ...method, costCents: 0 } : method))
    .toSorted((a, b) => a.costCents - b.costCents || a.id - b.id);
}
