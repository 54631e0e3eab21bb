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
  /** How long it takes, as the shipping policy says it. */
  readonly estimate?: string;
  readonly zone: Zone;
}

export function methodsFor(
  methods: readonly ShippingMethod[],
  destination: Place,
  { holdsWine }: { readonly holdsWine: boolean },
): readonly ShippingMethod[] {
  const includes = (states: readonly string[] | undefined) => states?.includes(destination.stateAbbr ?? '') ?? true;
  return methods
    .filter(
      ({ zone }) =>
        zone.country === destination.countryIso && includes(zone.states) && (!holdsWine || includes(zone.wineStates)),
    )
    .toSorted((a, b) => a.costCents - b.costCents || a.id - b.id);
}
