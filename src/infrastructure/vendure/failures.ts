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
import {
  converted,
  fields,
  integer,
  list,
  maybe,
  readable,
  record,
  rows,
  text,
} from '#src/infrastructure/shared/checks';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';
import { parseJson, type UnknownRecord } from '#src/infrastructure/shared/json';
import { logRefusal } from '#src/infrastructure/shared/log-refusal';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { filledText, unchecked } from '#src/infrastructure/shared/value-checks';

/** The plugin's own codes, then those of Vendure and of its GraphQL server. */
const codes: ReadonlyMap<string | undefined, GatewayErrorCode> = new Map<string, GatewayErrorCode>([
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

const answerShape = fields({ data: maybe(record), errors: maybe(list(unchecked)) });
const errorShape = fields({ message: maybe(filledText), extensions: maybe(record) });
const neededAmount = converted(integer, (amount) => (Number.isSafeInteger(amount) ? cents(amount) : undefined));

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
  const { data, errors } = readable(answerShape, answer) ?? {};
  if (errors && errors.length > 0) throw logRefusal(refusal(trace, errors[0]));
  if (status < 200 || status >= 300) throw logRefusal(new GatewayError({ code: codeOfStatus(status), trace }));
  if (data) return data;
  throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no data', trace });
}

function refusal(trace: FailureTrace, error: unknown): GatewayError {
  const { message, extensions: more = {} } = readable(errorShape, error) ?? {};
  const code = readable(text, more['code']);
  const denial = denialOf(more, message ?? '');
  return new GatewayError({
    // An error that is not known may have come after the change was made.
    code: denial.giftCardDenial?.reason === 'not_found' ? 'not_found' : (codes.get(code) ?? unlisted(code)),
    errors: fieldErrors(more['fields']),
    trace: { ...trace, ...(code !== undefined && { serverCode: code }) },
    ...(message !== undefined && { message }),
    ...denial,
  });
}

/** A refusal with a code that the shop does not know was decided; an error without one may be anything (spec §8). */
function unlisted(code: string | undefined): GatewayErrorCode {
  return code !== undefined ? 'unknown' : 'server_error';
}

function denialOf(more: UnknownRecord, message: string): Pick<GatewayErrorDetails, 'codeDenial' | 'giftCardDenial'> {
  if (more['code'] === 'CODE_DENIED') return { codeDenial: codeDenial(more, message) };
  if (more['code'] !== 'GIFT_CARD_DENIED') return {};
  const reason = giftCardReasons.find((known) => known === more['reason']) ?? 'other';
  return { giftCardDenial: { reason, message } };
}

function fieldErrors(sent: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(readable(record, sent) ?? {}).map(([field, messages]) => [
      field,
      readable(rows(text), [messages].flat()) ?? [],
    ]),
  );
}

function codeDenial({ reason, neededItemTotal: needed }: UnknownRecord, message: string): CodeDenial {
  return {
    reason: codeDenialReasons.find((known) => known === reason) ?? 'other',
    message,
    ...omitNullish({ neededItemTotal: readable(neededAmount, needed) }),
  };
}
