import type { Place } from '#sandbox/shop/geography/place';

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly country: string;
  /** Abbreviations of the states that belong to it; undefined means every state. */
  readonly states?: readonly string[];
}

export interface ShippingMethod {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly costCents: number;
  readonly zone: Zone;
}

export function methodsFor(methods: readonly ShippingMethod[], destination: Place): readonly ShippingMethod[] {
  return methods
    .filter(
      ({ zone }) =>
        zone.country === destination.countryIso && (zone.states?.includes(destination.stateAbbr ?? '') ?? true),
    )
    .toSorted((a, b) => a.costCents - b.costCents || a.id - b.id);
}
