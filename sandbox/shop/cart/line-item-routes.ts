import type { FastifyInstance } from 'fastify';
import { notFound } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf, requireFields } from '#sandbox/http/request-body';
import { identify } from '#sandbox/shop/customers/caller';
import { changeOrder } from '#sandbox/shop/orders/change-order';
import { readableOrder } from '#sandbox/shop/orders/order-access';
import { serializeLineItem } from '#sandbox/shop/responses/serialize-line-item';
import type { Shop } from '#sandbox/shop/shop';
import { addLine, changeLine, lineOf, removeLine, restartCheckout } from './contents';

interface ByNumber {
  Params: { number: string };
}

interface ById {
  Params: { number: string; id: string };
}

/** The lines of an order. Responses are the line, not the order. */
export function lineItemRoutes(app: FastifyInstance, shop: Shop): void {
  app.post<ByNumber>('/api/orders/:number/line_items', async (request, reply) => {
    const caller = await identify(shop, request);
    await readableOrder(shop, caller, request.params.number);
    const fields = requireFields(request.body, 'line_item');
    const line = await changeOrder(shop, caller, request.params.number, async (work) => {
      const { id } = await addLine(work, fields, fieldsOf(request.body)['subscription_line_item']);
      await restartCheckout(work);
      return serializeLineItem(shop, work.order, lineOf(work, id));
    });
    return reply.code(201).send(line);
  });

  app.route<ById>({
    method: ['PATCH', 'PUT'],
    url: '/api/orders/:number/line_items/:id',
    handler: async (request) => {
      const caller = await identify(shop, request);
      await readableOrder(shop, caller, request.params.number);
      const fields = requireFields(request.body, 'line_item');
      const id = lineId(request.params.id);
      const line = await changeOrder(shop, caller, request.params.number, async (work) => {
        await changeLine(work, id, fields, fieldsOf(request.body)['subscription_line_item']);
        await restartCheckout(work);
        return work.order.lines.some((one) => one.id === id)
          ? serializeLineItem(shop, work.order, lineOf(work, id))
          : undefined;
      });
      // Quantity 0 removed the line, so there is nothing to return.
      if (!line) throw notFound();
      return line;
    },
  });

  app.delete<ById>('/api/orders/:number/line_items/:id', async (request, reply) => {
    const caller = await identify(shop, request);
    await changeOrder(shop, caller, request.params.number, async (work) => {
      await removeLine(work, lineId(request.params.id));
      await restartCheckout(work);
    });
    return reply.code(204).send();
  });
}

function lineId(text: string): number {
  const id = integerOf(text);
  if (id === undefined) throw notFound();
  return id;
}
