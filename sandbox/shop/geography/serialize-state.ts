import type { Country, State } from './country';

export function serializeState(state: State, country: Country): object {
  return { id: state.id, name: state.name, abbr: state.abbr, country_id: country.id };
}

export function serializeCountry(country: Country): object {
  return {
    id: country.id,
    iso_name: country.isoName,
    iso: country.iso,
    iso3: country.iso3,
    name: country.name,
    numcode: country.numcode,
  };
}
