import type { FastifyInstance } from 'fastify';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, isFields, listOf } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';

interface Answer {
  readonly status: number;
  /** Undefined for no body at all. */
  readonly body: unknown;
}

interface OpenShape {
  /** Method and path. */
  readonly calls: RegExp;
  readonly statuses: readonly number[];
  readonly other: (answer: Answer) => Answer;
}

const nothing = (): Answer => ({ status: 204, body: undefined });
const withBody =
  (change: (body: Fields) => unknown) =>
  ({ status, body }: Answer): Answer => ({ status, body: isFields(body) ? change(body) : body });

/** The other way of every shape that is open; several may fit one answer, and each changes it. */
const openShapes: readonly OpenShape[] = [
  {
    calls: /^POST \/api\/orders(\/[^/]+\/line_items)?$/,
    statuses: [201],
    other: ({ body }) => ({ status: 200, body }),
  },
  { calls: /^PUT \/api\/orders\/[^/]+\/(empty|associate_user)$/, statuses: [200], other: nothing },
  { calls: /^DELETE \/api\/orders\/[^/]+\/coupon_codes\//, statuses: [200], other: nothing },
  {
    calls: /^(POST|DELETE) \/api\/(gift_cards|orders)\/[^/]+\/(apply|remove)_gift_card/,
    statuses: [200],
    other: nothing,
  },
  { calls: /^PATCH \/api\/orders\/[^/]+\/gift_cards\/bulk_update$/, statuses: [200], other: nothing },
  { calls: /^POST \/api\/checkouts\/[^/]+\/calculate_shipping_options$/, statuses: [200], other: nothing },
  {
    calls: /^PUT \/api\/orders\/[^/]+\/cross_sell$/,
    statuses: [200],
    other: withBody(({ line_items: lines }) => listOf(lines)?.at(-1)),
  },
  { calls: /^POST \/api\/gift_cards\/redeem$/, statuses: [200], other: () => ({ status: 201, body: {} }) },
  {
    calls: / \/api\/gift_cards\/redeem$/,
    statuses: [404, 422],
    other: withBody(({ error, ...rest }) => ({ ...rest, error_message: error })),
  },
  {
    calls: /^GET \/api\/variants\/[^/]+\/discount_prices$/,
    statuses: [200],
    other: withBody(({ total, discount_total: discounted }) => ({ total, discount_total: discounted })),
  },
  { calls: /^POST \/api\/stock_requests$/, statuses: [201], other: () => ({ status: 200, body: {} }) },
  { calls: / \/api\/users\/[^/]+\/subscriptions/, statuses: [200], other: withBody(otherSubscriptions) },
  { calls: / \/api\/users\/[^/]+\/subscriptions/, statuses: [422], other: withBody(({ errors }) => errors) },
  { calls: / \/api\/(orders|checkouts|gift_cards)/, statuses: [200, 201], other: withBody(otherOrder) },
  { calls: / \/api\//, statuses: [401], other: withBody(({ error, ...rest }) => ({ ...rest, message: error })) },
];

/** Answers open shapes in the other way, while the shop is told to. */
export function answerOpenShapes(app: FastifyInstance, shop: Shop): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const call = `${request.method} ${request.url.replace(/\?.*/, '')}`;
    const shapes =
      shop.answers.way === 'other'
        ? openShapes.filter(({ calls, statuses }) => calls.test(call) && statuses.includes(reply.statusCode))
        : [];
    if (shapes.length === 0 || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const answer = shapes.reduce<Answer>((before, { other }) => other(before), {
      status: reply.statusCode,
      body: JSON.parse(payload) as unknown,
    });
    reply.code(answer.status).removeHeader('content-length');
    if (answer.body === undefined) reply.removeHeader('content-type');
    done(null, answer.body === undefined ? null : JSON.stringify(answer.body));
  });
}

/** A paused subscription keeps its state beside the flag. */
function otherSubscriptions(body: Fields): Fields {
  const { subscriptions } = body;
  if (subscriptions !== undefined)
    return { ...body, subscriptions: (listOf(subscriptions) ?? []).map(otherSubscription) };
  return otherSubscription(body);
}

function otherSubscription(subscription: Fields): Fields {
  const { subscription_line_items: _twice, ...rest } = subscription;
  return rest['paused'] === true ? { ...rest, state: 'active' } : rest;
}

/** Gift cards have another name for their code, nothing stands as a number, and what is prepaid tells its interval once. */
function otherOrder(body: Fields): Fields {
  if (!('line_items' in body)) return body;
  const credit = body['total_applicable_store_credit'];
  return {
    ...body,
    total_applicable_store_credit: credit === '0.0' ? 0 : credit,
    applied_gift_cards: (listOf(body['applied_gift_cards']) ?? []).map(({ redemption_code: code, ...card }) => ({
      ...card,
      code,
    })),
    line_items: (listOf(body['line_items']) ?? []).map((line) => ({
      ...line,
      pre_paid_subscription: otherPrepaid(line['pre_paid_subscription']),
    })),
  };
}

function otherPrepaid(prepaid: unknown): unknown {
  if (!isFields(prepaid)) return prepaid;
  const { interval_length: _length, interval_units: _units, ...rest } = fieldsOf(prepaid);
  return rest;
}
