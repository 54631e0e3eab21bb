import { fieldsOf } from '#src/http/sent-json';
import { invalid } from '#src/plugins/core/shop-failure';

/** A failure in a browser, as the log tells it. */
export interface ReportedFailure {
  readonly text: string;
  /** The call of the engine that failed, if it was one. */
  readonly requestId?: string;
}

/** Failures of one call; the storefront reports as many in a whole visit. */
const most = 50;

/** Anyone may call: only words, codes and places of scripts are logged. */
const messageForm = /^[\p{L} ,.;…’-]{1,120}$/u;
const forms: Readonly<Record<string, RegExp>> = {
  code: /^[a-z_.-]{1,40}$/,
  status: /^\d{3}$/,
  serverCode: /^[\w.-]{1,40}$/,
  error: /^[A-Za-z]{1,40}$/,
  page: /^[a-z-]{1,40}$/,
};
const place = /^assets\/[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/;
const idForm = /^[\da-f]{32}$/;

/** Reads `{ failures: [...] }`, and leaves out entries in no form of the storefront. Throws INVALID when it is no list. */
export function readFailures(sent: unknown): readonly ReportedFailure[] {
  const { failures } = fieldsOf(sent);
  if (!Array.isArray(failures) || failures.length > most) throw invalid({ failures: ['is invalid'] });
  return failures.map(fieldsOf).flatMap((failure) => {
    const { message, requestId, stack } = failure;
    if (!isIn(messageForm, message)) return [];
    const facts = Object.entries(forms).flatMap(([name, form]) => {
      const value = failure[name];
      const text = typeof value === 'number' ? String(value) : value;
      return isIn(form, text) ? [`${name}=${text}`] : [];
    });
    const places = Array.isArray(stack) ? stack.filter((one) => isIn(place, one)).slice(0, 8) : [];
    const at = places.length > 0 ? [`at ${places.join(' ')}`] : [];
    return [{ text: [message, ...facts, ...at].join(' '), ...(isIn(idForm, requestId) && { requestId }) }];
  });
}

function isIn(form: RegExp, value: unknown): value is string {
  return typeof value === 'string' && form.test(value);
}
