import {
  type FieldErrors,
  GatewayError,
  type GatewayErrorCode,
  type GatewayErrorDetails,
} from '#src/application/ports/gateway-error';
import { readable, record, rows, text } from '#src/infrastructure/shared/checks';
import { codeOfBody, codeOfStatus, isKnownStatus } from '#src/infrastructure/shared/code-of-status';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText, number } from '#src/infrastructure/shared/value-checks';
import { codeDenial, giftCardDenial } from './denials';

interface ErrorResponse {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
  /** Set when the call can be denied for a reason. */
  readonly subject?: CallSubject | undefined;
}

const texts = rows(text);

export type CallSubject = 'coupon' | 'gift-card';

/** Converts an error response (spec §8 Shop back end). The body may be JSON, plain text or a proxy's page. */
export function responseFailure({ status, text: answer, contentType, subject }: ErrorResponse): GatewayError {
  const parsed = parseJson(answer);
  const body = readable(record, parsed) ?? {};
  const plainText = contentType.startsWith('text/plain') ? answer.trim() : undefined;
  const message = firstText(body['message'], body['error'], body['error_message'], plainText);
  const statusCode = serverCode(body);
  const code = codeOf(status, message, body, statusCode);
  return new GatewayError({
    code,
    trace: { status, ...omitNullish({ serverCode: statusCode }) },
    ...omitNullish({ message, errors: fieldErrors(body) }),
    ...(subject && denial(subject, code, statusCode, message ?? '')),
  });
}

/** The status decides; where it means nothing here, the body's statusCode does, or nothing is known (spec §8). */
function codeOf(
  status: number,
  message: string | undefined,
  { type }: UnknownRecord,
  statusCode: string | undefined,
): GatewayErrorCode {
  if (isTokenProblem(status, message)) return 'unauthorized_token';
  if (status === 422 && type === 'insufficient_stock') return type;
  return (isKnownStatus(status) ? undefined : codeOfBody(status, statusCode)) ?? codeOfStatus(status);
}

/** Only when the server denied the code or the card. Other failures have no denial. */
function denial(
  subject: CallSubject,
  code: GatewayErrorCode,
  statusCode: string | undefined,
  message: string,
): Pick<GatewayErrorDetails, 'codeDenial' | 'giftCardDenial'> {
  if (subject === 'coupon')
    return code === 'unprocessable_entity' ? { codeDenial: codeDenial(statusCode, message) } : {};
  const isDecided = code === 'unprocessable_entity' || code === 'not_found';
  return isDecided ? { giftCardDenial: giftCardDenial(statusCode, message) } : {};
}

/** A `status_code` of a coupon or a gift card, or a `statusCode` of the response. */
function serverCode({ status_code: ofCode, statusCode }: UnknownRecord): string | undefined {
  return firstText(ofCode, readable(number, statusCode)?.toString(), statusCode);
}

/** A 401 for the authorization token, not for the order (spec §4 Unauthorized handling). */
function isTokenProblem(status: number, message: string | undefined): boolean {
  return status === 401 && message !== undefined && /API key/i.test(message);
}

/**
 * Messages by field. `errors` is a map, or a list for the whole request. Some responses are the map itself.
 */
function fieldErrors(body: UnknownRecord): FieldErrors | undefined {
  const { errors } = body;
  const ofRequest = readable(texts, errors);
  if (ofRequest) return { base: ofRequest };
  if (isRecord(errors)) return messagesByField(errors);
  const fields = Object.values(body);
  return fields.length > 0 && fields.every(Array.isArray) ? messagesByField(body) : undefined;
}

function messagesByField(fields: UnknownRecord): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, readable(texts, [messages].flat()) ?? []]),
  );
}

function firstText(...candidates: readonly unknown[]): string | undefined {
  return readable(rows(filledText), candidates)?.[0];
}
