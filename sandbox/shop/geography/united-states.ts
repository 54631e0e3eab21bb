import { mapOf, text } from '#sandbox/data/checks';
import { readJson } from '#sandbox/data/read-json';
import type { Country } from './country';

/** Abbreviations by the names of states, in the order of their ids, from 1. */
const states = readJson(new URL('./united-states.json', import.meta.url), mapOf(text(/^[A-Z]{2}$/)));

export const unitedStates: Country = {
  id: 1,
  iso: 'US',
  iso3: 'USA',
  isoName: 'UNITED STATES',
  name: 'United States',
  numcode: 840,
  statesRequired: true,
  states: Object.entries(states).map(([name, abbr], index) => ({ id: index + 1, name, abbr })),
};
