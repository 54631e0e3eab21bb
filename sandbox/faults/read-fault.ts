import { type Fields, isRecord } from '#sandbox/http/request-body';
import { type Fault, type FaultKind, faultKinds } from './fault';
import { pathMatcher } from './path-matcher';

/** Field to messages, as in the shop's own refusals. */
export type FaultErrors = Readonly<Record<string, readonly string[]>>;
export type ReadFault = { readonly fault: Fault; readonly errors?: never } | { readonly errors: FaultErrors };

type Check = (value: unknown, fields: Fields) => string | undefined;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const wholeNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Also runs for fields that are left out. */
const checks: Readonly<Record<keyof Fault, Check>> = {
  kind: (value) => (isKind(value) ? undefined : `must be one of ${faultKinds.join(', ')}`),
  method: (value) =>
    value === undefined || (typeof value === 'string' && methods.includes(value.toUpperCase()))
      ? undefined
      : `must be one of ${methods.join(', ')}, or left out`,
  path: (value) => pathProblem(value),
  header: (value) =>
    value === undefined ||
    (isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '' && typeof value['value'] === 'string')
      ? undefined
      : 'must have a name and a value, or be left out',
  times: (value) =>
    value === undefined || wholeNumber(value, 1, 1000)
      ? undefined
      : 'must be a whole number from 1 to 1000, or left out',
  status: (value, { kind }) =>
    kind === 'status'
      ? needs(wholeNumber(value, 200, 599), 'must be a status from 200 to 599')
      : onlyFor(value, ['status']),
  body: (value, { kind }) =>
    kind === 'status' || kind === 'wrong-shape' ? undefined : onlyFor(value, ['status', 'wrong-shape']),
  milliseconds: (value, { kind }) =>
    kind === 'delay' || kind === 'slow-body'
      ? needs(wholeNumber(value, 0, 60_000), 'must be a whole number from 0 to 60000')
      : onlyFor(value, ['delay', 'slow-body']),
};

/** Reads a fault, or returns the problem of each field. */
export function readFault(body: unknown): ReadFault {
  if (!isRecord(body)) return { errors: { base: ['must be an object'] } };
  const errors: Record<string, string[]> = {};
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(body[field], body);
    if (problem !== undefined) errors[field] = [problem];
  }
  for (const field of Object.keys(body)) if (!(field in checks)) errors[field] = ['is not known'];
  if (Object.keys(errors).length > 0) return { errors };
  const { method, times = 1, ...rest } = body as unknown as Omit<Fault, 'times'> & { times?: number };
  return { fault: { ...rest, times, ...(method === undefined ? {} : { method: method.toUpperCase() }) } };
}

function isKind(value: unknown): value is FaultKind {
  return faultKinds.some((kind) => kind === value);
}

function needs(fulfilled: boolean, otherwise: string): string | undefined {
  return fulfilled ? undefined : otherwise;
}

function onlyFor(value: unknown, kinds: readonly FaultKind[]): string | undefined {
  return value === undefined ? undefined : `is only for ${kinds.join(' and ')}`;
}

function pathProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[/^*]/.test(value))
    return 'must begin with / or *, or with ^ when it is a regular expression';
  try {
    pathMatcher(value);
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError ? `is no regular expression: ${error.message}` : 'cannot be read';
  }
}
