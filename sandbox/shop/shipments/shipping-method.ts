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

export interface Destination {
  readonly countryIso: string;
  readonly stateAbbr: string | null;
}

/** The methods that serve a place, cheapest first. */
export function methodsFor(methods: readonly ShippingMethod[], destination: Destination): readonly ShippingMethod[] {
  return methods
    .filter(
      ({ zone }) =>
        zone.country === destination.countryIso && (zone.states?.includes(destination.stateAbbr ?? '') ?? true),
    )
    .toSorted((a, b) => a.costCents - b.costCents || a.id - b.id);
}
