import {
  type FailureTrace,
  type FieldErrors,
  GatewayError,
  type GatewayErrorCode,
  type GatewayErrorDetails,
} from '#src/application/ports/gateway-error';
import type { GiftCardDenialReason } from '#src/domain/gift-card/gift-card-code';
import { cents } from '#src/domain/money/money';
import { type CodeDenial, codeDenialReasons } from '#src/domain/promo-code/code-denial';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';
import { isRecord, parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import { logRefusal } from '#src/infrastructure/shared/log-refusal';

/** The plugin's own codes, then those of Vendure and of its GraphQL server. */
const codes: ReadonlyMap<unknown, GatewayErrorCode> = new Map<string, GatewayErrorCode>([
  ['UNAUTHORIZED', 'unauthorized'],
  ['TOKEN_REFUSED', 'unauthorized_token'],
  ['NOT_FOUND', 'not_found'],
  ['INVALID', 'unprocessable_entity'],
  ['CODE_DENIED', 'unprocessable_entity'],
  ['GIFT_CARD_DENIED', 'unprocessable_entity'],
  ['INSUFFICIENT_STOCK', 'insufficient_stock'],
  ['NOT_ALLOWED', 'not_allowed'],
  ['ORDER_LOCKED', 'locked'],
  ['IDEMPOTENCY_KEY_IN_USE', 'locked'],
  ['RATE_LIMITED', 'rate_limited'],
  ['FORBIDDEN', 'unauthorized'],
  ['ENTITY_NOT_FOUND', 'not_found'],
  ['USER_INPUT_ERROR', 'unprocessable_entity'],
  ['BAD_USER_INPUT', 'unprocessable_entity'],
  // The engine is of another version than the shop: it lacks the requested operation.
  ['GRAPHQL_VALIDATION_FAILED', 'not_allowed'],
  ['OPERATION_REFUSED', 'not_allowed'],
  ['INTERNAL_SERVER_ERROR', 'server_error'],
]);

/** The engine's words for why a gift card is denied are those of the shop. */
const giftCardReasons: readonly GiftCardDenialReason[] = [
  'not_found',
  'expired',
  'empty',
  'already_redeemed',
  'already_applied',
  'other_store',
  'gift_cards_only',
  'no_customer',
];

/**
 * The data of an answer. Throws GatewayError when it has errors, also beside data: a part of an order is none. A status
 * counts where the body says nothing, as a proxy's page does.
 */
export function dataOf(status: number, body: string, call: FailureTrace = {}): unknown {
  const trace = { ...call, status };
  const answer = parseJson(body);
  const errors = isRecord(answer) ? answer['errors'] : undefined;
  if (Array.isArray(errors) && errors.length > 0) throw logRefusal(refusal(trace, errors[0]));
  if (status < 200 || status >= 300) throw logRefusal(new GatewayError({ code: codeOfStatus(status), trace }));
  if (isRecord(answer) && isRecord(answer['data'])) return answer['data'];
  throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no data', trace });
}

function refusal(trace: FailureTrace, error: unknown): GatewayError {
  const { message, extensions } = isRecord(error) ? error : {};
  const more = isRecord(extensions) ? extensions : {};
  const { code } = more;
  const text = typeof message === 'string' && message !== '' ? message : undefined;
  const denial = denialOf(more, text ?? '');
  return new GatewayError({
    // An error that is not known may have come after the change was made.
    code: denial.giftCardDenial?.reason === 'not_found' ? 'not_found' : (codes.get(code) ?? unlisted(code)),
    errors: fieldErrors(more['fields']),
    trace: { ...trace, ...(typeof code === 'string' && { serverCode: code }) },
    ...(text !== undefined && { message: text }),
    ...denial,
  });
}

/** A refusal with a code that the shop does not know was decided; an error without one may be anything (spec §8). */
function unlisted(code: unknown): GatewayErrorCode {
  return typeof code === 'string' ? 'unknown' : 'server_error';
}

function denialOf(more: UnknownRecord, message: string): Pick<GatewayErrorDetails, 'codeDenial' | 'giftCardDenial'> {
  if (more['code'] === 'CODE_DENIED') return { codeDenial: codeDenial(more, message) };
  if (more['code'] !== 'GIFT_CARD_DENIED') return {};
  const reason = giftCardReasons.find((known) => known === more['reason']) ?? 'other';
  return { giftCardDenial: { reason, message } };
}

function fieldErrors(fields: unknown): FieldErrors {
  if (!isRecord(fields)) return {};
  const isText = (value: unknown): value is string => typeof value === 'string';
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, [messages].flat().filter(isText)]),
  );
}

function codeDenial({ reason, neededItemTotal: needed }: UnknownRecord, message: string): CodeDenial {
  return {
    reason: codeDenialReasons.find((known) => known === reason) ?? 'other',
    message,
    ...(typeof needed === 'number' && Number.isSafeInteger(needed) && { neededItemTotal: cents(needed) }),
  };
}
