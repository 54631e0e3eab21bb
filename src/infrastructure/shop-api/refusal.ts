import { type FieldErrors, GatewayError, type GatewayErrorCode } from '#src/application/ports/gateway-error';
import { isRecord, type UnknownRecord } from '#src/infrastructure/shared/is-record';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { parseJson } from '#src/infrastructure/shared/parse-json';

interface RefusedAnswer {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
}

const codes: Readonly<Record<number, GatewayErrorCode>> = {
  401: 'unauthorized',
  404: 'not_found',
  422: 'unprocessable_entity',
  429: 'rate_limited',
};

/** Wraps an answer that is no success (spec §8 Shop back end). The body may be JSON, plain text or a proxy's page. */
export function refusal({ status, text, contentType }: RefusedAnswer): GatewayError {
  const parsed = parseJson(text);
  const body = isRecord(parsed) ? parsed : {};
  const plainText = contentType.startsWith('text/plain') ? text.trim() : undefined;
  const message = firstText(body['message'], body['error'], body['error_message'], plainText);
  return new GatewayError({
    code: isTokenProblem(status, message) ? 'unauthorized_token' : (codes[status] ?? bodyCode(body)),
    status,
    ...omitNullish({ message, errors: fieldErrors(body), reason: denialReason(body) }),
  });
}

function bodyCode({ statusCode }: UnknownRecord): GatewayErrorCode {
  return typeof statusCode === 'string' || typeof statusCode === 'number' ? String(statusCode) : 'unknown';
}

/** Why it was denied: a coupon's or gift card's status_code, or that there is not enough of something. */
function denialReason({ status_code: statusCode, type }: UnknownRecord): string | undefined {
  return firstText(statusCode, type === 'insufficient_stock' ? type : undefined);
}

/** A 401 that is about the authorization token, and not about the order (spec §4 Unauthorized handling). */
function isTokenProblem(status: number, message: string | undefined): boolean {
  return status === 401 && message !== undefined && /API key/i.test(message);
}

/**
 * The messages by field. They stand under `errors`, as a map or as a plain list that concerns the whole; some calls
 * answer with the bare map.
 */
function fieldErrors(body: UnknownRecord): FieldErrors | undefined {
  const { errors } = body;
  if (Array.isArray(errors)) return { base: errors.filter(isText) };
  if (isRecord(errors)) return messagesByField(errors);
  const fields = Object.values(body);
  return fields.length > 0 && fields.every(Array.isArray) ? messagesByField(body) : undefined;
}

function messagesByField(fields: UnknownRecord): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, [messages].flat().filter(isText)]),
  );
}

function firstText(...candidates: readonly unknown[]): string | undefined {
  return candidates.filter(isText).find((candidate) => candidate !== '');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
