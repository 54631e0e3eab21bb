import { STATUS_CODES } from 'node:http';

export interface FaultAnswer {
  readonly contentType: string;
  readonly text: string;
}

const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** The body that a real shop back end sends with a status, when the order for the fault brings none (spec §8 Shop back end). */
export function usualAnswer(status: number): FaultAnswer {
  if (status === 204) return { contentType: plain, text: '' };
  if (status === 401) return asJson({ error: 'You are not authorized to perform that action.' });
  if (status === 404) return asJson({ error: 'The resource you were looking for could not be found.' });
  if (status === 409) return { contentType: plain, text: 'Could not obtain lock on order 17' };
  if (status === 422) {
    return asJson({
      error: 'Invalid resource. Please fix errors and try again.',
      errors: { base: ['was refused on demand'] },
    });
  }
  return asJson({ status, error: STATUS_CODES[status] ?? 'Unknown' });
}

/** The body that was ordered: text as it is, anything else as JSON. */
export function orderedAnswer(body: unknown): FaultAnswer {
  return typeof body === 'string' ? { contentType: plain, text: body } : asJson(body);
}

function asJson(body: unknown): FaultAnswer {
  return { contentType: json, text: JSON.stringify(body) };
}
