import type { FastifyInstance } from 'fastify';
import { notFound } from '#sandbox/http/error-responses';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { fieldsOf } from '#sandbox/http/request-body';
import type { Country } from './country';
import { findCountry } from './country';
import { serializeState } from './serialize-state';

/** A shop, as far as it knows countries. */
interface Shipping {
  readonly config: { readonly countries: readonly Country[] };
}

/** States of a country, named by id or ISO code; all of them unless a page is asked for. */
export function countryRoutes(app: FastifyInstance, { config }: Shipping): void {
  app.get<{ Params: { country: string } }>('/api/countries/:country/states', (request) => {
    const country = findCountry(config.countries, request.params.country);
    if (!country) throw notFound();
    const states = country.states
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((state) => serializeState(state, country));
    const query = fieldsOf(request.query);
    if (query['page'] === undefined && query['per_page'] === undefined)
      return { states_required: country.statesRequired, states };
    const page = pageOf(query);
    const rows = states.slice(offsetOf(page), offsetOf(page) + page.size);
    return { states_required: country.statesRequired, states: rows, ...pageFields(page, rows.length, states.length) };
  });
}
