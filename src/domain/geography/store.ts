import type { Coordinates } from './coordinates';
import type { Region } from './shippable';

export const storeKinds = ['wine shop', 'grocery', 'restaurant', 'bar'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** A place that sells our cans: to take home, or to drink there (spec §2 find-us-in-stores). */
export interface Store extends Coordinates {
  readonly slug: string;
  readonly name: string;
  readonly kind: StoreKind;
  readonly street: string;
  readonly city: string;
  readonly state: Pick<Region, 'name' | 'abbr'>;
  /** Five digits. */
  readonly zipcode: string;
  readonly phone?: string;
  /** One line about the store. */
  readonly note?: string;
}
