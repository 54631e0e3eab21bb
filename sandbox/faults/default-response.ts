import { STATUS_CODES } from 'node:http';

export interface FaultResponse {
  readonly contentType: string;
  readonly text: string;
}

const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** The body that a real shop back end sends with a status, used when the fault has none (spec §8 Shop back end). */
export function defaultResponse(status: number): FaultResponse {
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

/** The body of the fault: text as it is, anything else as JSON. */
export function responseWithBody(body: unknown): FaultResponse {
  return typeof body === 'string' ? { contentType: plain, text: body } : asJson(body);
}

function asJson(body: unknown): FaultResponse {
  return { contentType: json, text: JSON.stringify(body) };
}
