import type { FastifyInstance } from 'fastify';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, isRecord, listOf } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';

interface Response {
  readonly status: number;
  /** Undefined for no body at all. */
  readonly body: unknown;
}

interface Alternative {
  /** Method and path. */
  readonly calls: RegExp;
  readonly statuses: readonly number[];
  readonly change: (answer: Response) => Response;
}

const noContent = (): Response => ({ status: 204, body: undefined });
const withBody =
  (change: (body: Fields) => unknown) =>
  ({ status, body }: Response): Response => ({ status, body: isRecord(body) ? change(body) : body });

/** The alternative of each response; several may apply to one response. */
const alternatives: readonly Alternative[] = [
  {
    calls: /^POST \/api\/orders(\/[^/]+\/line_items)?$/,
    statuses: [201],
    change: ({ body }) => ({ status: 200, body }),
  },
  { calls: /^PUT \/api\/orders\/[^/]+\/(empty|associate_user)$/, statuses: [200], change: noContent },
  { calls: /^DELETE \/api\/orders\/[^/]+\/coupon_codes\//, statuses: [200], change: noContent },
  {
    calls: /^(POST|DELETE) \/api\/(gift_cards|orders)\/[^/]+\/(apply|remove)_gift_card/,
    statuses: [200],
    change: noContent,
  },
  { calls: /^PATCH \/api\/orders\/[^/]+\/gift_cards\/bulk_update$/, statuses: [200], change: noContent },
  { calls: /^POST \/api\/checkouts\/[^/]+\/calculate_shipping_options$/, statuses: [200], change: noContent },
  {
    calls: /^PUT \/api\/orders\/[^/]+\/cross_sell$/,
    statuses: [200],
    change: withBody(({ line_items: lines }) => listOf(lines)?.at(-1)),
  },
  { calls: /^POST \/api\/gift_cards\/redeem$/, statuses: [200], change: () => ({ status: 201, body: {} }) },
  {
    calls: / \/api\/gift_cards\/redeem$/,
    statuses: [404, 422],
    change: withBody(({ error, ...rest }) => ({ ...rest, error_message: error })),
  },
  {
    calls: /^GET \/api\/variants\/[^/]+\/discount_prices$/,
    statuses: [200],
    change: withBody(({ total, discount_total: discounted }) => ({ total, discount_total: discounted })),
  },
  // As in stock Solidus, which sends the day of an event in words alone.
  {
    calls: /^GET \/api\/store_credit_events\/mine$/,
    statuses: [200],
    change: withBody(({ store_credit_events: events, ...rest }) => ({
      ...rest,
      store_credit_events: listOf(events)?.map((event) => ({ ...fieldsOf(event), created_at: undefined })),
    })),
  },
  // As in stock Solidus: all orders are in one list. As in the hosted product: its rows are small.
  {
    calls: /^GET \/api\/orders\/completed$/,
    statuses: [200],
    change: () => ({ status: 404, body: { status: 404, error: 'Not Found' } }),
  },
  { calls: /^GET \/api\/orders\/mine$/, statuses: [200], change: withBody(withSmallOrders) },
  { calls: /^POST \/api\/stock_requests$/, statuses: [201], change: () => ({ status: 200, body: {} }) },
  { calls: /^GET \/api\/wallet_payment_sources$/, statuses: [200], change: withBody(stockWallet) },
  { calls: / \/api\/users\/[^/]+\/subscriptions/, statuses: [200], change: withBody(alternativeSubscriptions) },
  { calls: / \/api\/users\/[^/]+\/subscriptions/, statuses: [422], change: withBody(({ errors }) => errors) },
  {
    calls: / \/api\/users\/[^/]+\/address_book$/,
    statuses: [200],
    change: ({ status, body }) => ({ status, body: listOf(body)?.toReversed() }),
  },
  { calls: / \/api\/users\/[^/]+\/address_book$/, statuses: [422], change: withBody(({ errors }) => errors) },
  { calls: / \/api\/(orders|checkouts|gift_cards)/, statuses: [200, 201], change: withBody(alternativeOrder) },
  { calls: / \/api\//, statuses: [401], change: withBody(({ error, ...rest }) => ({ ...rest, message: error })) },
];

/** Changes responses to their alternative while that variant is set. */
export function applyResponseVariant(app: FastifyInstance, shop: Shop): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const call = `${request.method} ${request.url.replace(/\?.*/, '')}`;
    const shapes =
      shop.responses.variant === 'alternative'
        ? alternatives.filter(({ calls, statuses }) => calls.test(call) && statuses.includes(reply.statusCode))
        : [];
    if (shapes.length === 0 || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const answer = shapes.reduce<Response>((before, { change: other }) => other(before), {
      status: reply.statusCode,
      body: JSON.parse(payload) as unknown,
    });
    reply.code(answer.status).removeHeader('content-length');
    if (answer.body === undefined) reply.removeHeader('content-type');
    done(null, answer.body === undefined ? null : JSON.stringify(answer.body));
  });
}

/** A wallet that names neither subscriptions nor sessions. */
function stockWallet({ wallet_payment_sources: sources }: Fields): Fields {
  return {
    wallet_payment_sources: (listOf(sources) ?? []).map(
      ({ subscription_ids: _subscriptions, card_session_id: _session, ...source }) => source,
    ),
  };
}

/** The associations of an order, which a small one has not. */
const details = [
  'line_items',
  'bill_address',
  'ship_address',
  'payments',
  'shipments',
  'adjustments',
  'payment_methods',
  'credit_cards',
  'permissions',
];

function withSmallOrders({ orders, ...page }: Fields): Fields {
  return {
    ...page,
    orders: (listOf(orders) ?? []).map((order) =>
      Object.fromEntries(Object.entries(order).filter(([name]) => !details.includes(name))),
    ),
  };
}

/** A paused subscription keeps the state `active` beside its flag. */
function alternativeSubscriptions(body: Fields): Fields {
  const { subscriptions } = body;
  if (subscriptions !== undefined)
    return { ...body, subscriptions: (listOf(subscriptions) ?? []).map(alternativeSubscription) };
  return alternativeSubscription(body);
}

function alternativeSubscription(subscription: Fields): Fields {
  const { subscription_line_items: _twice, ...rest } = subscription;
  return rest['paused'] === true ? { ...rest, state: 'active' } : rest;
}

/** Gift cards use `code`, zero store credit is a number, and a prepaid subscription has its interval in one form only. */
function alternativeOrder({ use_store_credit: _useCredit, ...body }: Fields): Fields {
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
      pre_paid_subscription: alternativePrepaid(line['pre_paid_subscription']),
    })),
  };
}

function alternativePrepaid(prepaid: unknown): unknown {
  if (!isRecord(prepaid)) return prepaid;
  const { interval_length: _length, interval_units: _units, ...rest } = fieldsOf(prepaid);
  return rest;
}
