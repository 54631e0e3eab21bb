import type { Country } from './country';

/** Known, but nothing is shipped there; its addresses need no state. */
export const france: Country = {
  id: 2,
  iso: 'FR',
  iso3: 'FRA',
  isoName: 'FRANCE',
  name: 'France',
  numcode: 250,
  statesRequired: false,
  states: [],
};
