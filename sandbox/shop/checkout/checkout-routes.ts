import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';
import { takesGroupOrders } from '#sandbox/http/body-limits';
import { transitionRefused, unexpectedTotal } from '#sandbox/http/error-responses';
import { fieldsOf } from '#sandbox/http/request-body';
import type { Caller } from '#sandbox/shop/customers/caller';
import { identify } from '#sandbox/shop/customers/caller';
import { parseCents } from '#sandbox/shop/money';
import { changeOrder } from '#sandbox/shop/orders/change-order';
import { mayRead } from '#sandbox/shop/orders/order-access';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { serializeOrder, serializeReceipt } from '#sandbox/shop/responses/serialize-order';
import { buildShipments } from '#sandbox/shop/shipments/build-shipments';
import type { Shop } from '#sandbox/shop/shop';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import { completeOrder } from './complete-order';
import { finalize } from './finalize';
import { prepare } from './prepare';
import { noShippingRates } from './requirements';
import { goToNextStep } from './steps';
import { updateCheckout } from './update-checkout';

interface ByNumber {
  Params: { number: string };
}

type Change = (work: OrderWork, request: FastifyRequest, caller: Caller) => Promise<void>;

/** The checkout. Every response is the order. */
export function checkoutRoutes(app: FastifyInstance, shop: Shop): void {
  const answering =
    (change: Change) =>
    async (request: FastifyRequest<ByNumber>): Promise<object> => {
      const caller = await identify(shop, request);
      return changeOrder(shop, caller, request.params.number, async (work) => {
        await change(work, request, caller);
        return serializeOrder(shop, work.order, caller);
      });
    };

  app.route<ByNumber>({
    method: ['PATCH', 'PUT'],
    url: '/api/checkouts/:number',
    ...takesGroupOrders,
    handler: answering((work, request, caller) => updateCheckout(work, caller, request.body)),
  });

  app.put<ByNumber>(
    '/api/checkouts/:number/next',
    answering(async (work, request, caller) => {
      requireExpectedTotal(work, request);
      await goToNextStep(work, caller);
    }),
  );

  app.put<ByNumber>(
    '/api/checkouts/:number/advance',
    answering((work, _request, caller) => advance(work, caller)),
  );

  app.put<ByNumber>(
    '/api/checkouts/:number/complete',
    answering(async (work, request, caller) => {
      requireExpectedTotal(work, request);
      await completeOrder(work, caller);
    }),
  );

  app.put<ByNumber>(
    '/api/checkouts/:number/prepare',
    answering((work, _request, caller) => prepare(work, caller)),
  );

  app.post<ByNumber>(
    '/api/checkouts/:number/calculate_shipping_options',
    answering(async (work) => {
      if (!work.order.shipAddress) throw transitionRefused({ base: ['Valid shipping address required'] });
      const served = await buildShipments(work);
      await recalculate(work);
      if (!served) throw noShippingRates();
    }),
  );

  app.put<ByNumber>('/api/checkouts/:number/finalize', async (request) => {
    const caller = await identify(shop, request);
    const sessionId = fieldsOf(request.query)['checkout_session_id'] ?? fieldsOf(request.body)['checkout_session_id'];
    const order = await finalize(
      shop,
      caller,
      request.params.number,
      typeof sessionId === 'string' ? sessionId : undefined,
    );
    const isKnown = mayRead(order, caller) || shop.config.fullOrderBySession;
    return isKnown ? serializeOrder(shop, order, caller) : serializeReceipt(order);
  });
}

/** Advances up to `confirm`, or to the step that is refused. */
async function advance(work: OrderWork, caller: Caller): Promise<void> {
  while (work.order.state !== 'confirm') {
    try {
      await goToNextStep(work, caller);
    } catch (error) {
      if (error instanceof ApiError && error.keepsChanges) return work.refresh();
      throw error;
    }
  }
}

function requireExpectedTotal({ order }: OrderWork, request: FastifyRequest): void {
  const { expected_total: expected } = fieldsOf(request.body);
  if (expected !== undefined && expected !== null && parseCents(expected) !== order.totalCents) throw unexpectedTotal();
}
