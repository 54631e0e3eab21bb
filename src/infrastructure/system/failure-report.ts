import { GatewayError } from '#src/application/ports/gateway-error';

/**
 * All data that is ever sent of a failure. Each field has a closed form without a place for typed text or a server's quotation:
 * any other text is cut (docs/security.md, Contents of a failure report).
 */
export interface FailureReport {
  /** The shop's own words, up to where they begin to quote something. */
  readonly message: string;
  readonly code?: string;
  /** HTTP status. */
  readonly status?: number;
  readonly serverCode?: string;
  /** The id of the call in the server's log. */
  readonly requestId?: string;
  /** The class of the error. Its message is never sent: it may quote an answer. */
  readonly error?: string;
  /** Places in the shop's own scripts, the innermost first, such as `assets/cart-B1f.js:1:2043`. */
  readonly stack?: readonly string[];
  /** The name of the page's route, never its address. */
  readonly page?: string;
}

/** Places of a stack that are sent. */
const deepest = 8;
/** Characters. */
const longestMessage = 120;

/** Codes have no digits, as numbers of orders, gift cards and people have, and one case, which random tokens do not. */
const codeForm = /^(?:[a-z][a-z_.-]{0,39}|[A-Z][A-Z_]{0,39})$/;
const errorForm = /^[A-Z][A-Za-z]{0,39}$/;
/** Ids of calls as this shop makes them, and as the sign-in provider does. */
const requestIdForm = /^(?:[0-9a-f]{32}|request-id-[a-z]{1,8}-[0-9a-f-]{36})$/;

/** Reports a log entry with these details. Fields of other names are cut, whatever they hold. */
export function failureReport(message: string, details: Readonly<Record<string, unknown>>): FailureReport {
  const { error: failed, cause } = details;
  const error = [failed, cause].find((value) => value instanceof Error);
  const { code, status, serverCode, requestId } = error instanceof GatewayError ? traced(error) : details;
  const stack = error ? placesOf(error) : [];
  return {
    message: ownWords(message),
    ...(isIn(codeForm, code) && { code }),
    ...(typeof status === 'number' && status >= 100 && status < 600 && { status: Math.floor(status) }),
    ...(isIn(codeForm, serverCode) && { serverCode }),
    ...(isIn(requestIdForm, requestId) && { requestId }),
    ...(error && isIn(errorForm, error.name) && { error: error.name }),
    ...(stack.length > 0 && { stack }),
  };
}

/** The same failure has the same key, whichever call and page it was on. */
export function keyOf({ message, code, status, serverCode, error, stack = [] }: FailureReport): string {
  return [message, code, status, serverCode, error, stack[0]].join(' ');
}

/** The places in scripts of the shop at which an error was thrown. Those of extensions and of partners have none. */
export function placesOf({ stack = '' }: Error): readonly string[] {
  return [...stack.matchAll(/\/(assets\/[\w-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place).slice(0, deepest);
}

function traced({ code, trace }: GatewayError): Readonly<Record<string, unknown>> {
  return { code, ...trace };
}

/** A message quotes after a colon, in quotation marks or in brackets; a token with digits, @ or a slash is no word. */
function ownWords(message: string): string {
  const [words = ''] = message.split(/["'“”‘`:([{<]/, 1);
  return words
    .replace(/\S+/g, (word) => (/[\d@/\\]/.test(word) ? '…' : word))
    .trim()
    .slice(0, longestMessage);
}

function isIn(form: RegExp, value: unknown): value is string {
  return typeof value === 'string' && form.test(value);
}
