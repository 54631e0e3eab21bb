import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '#sandbox/http/api-error';

interface ReportedOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly sscid?: string;
  readonly ir_click_id?: string;
}

type Query = Readonly<Record<keyof ReportedOrder, string | readonly string[] | undefined>>;

const number = /^[A-Z]\d{6,}$/;

/** Older reports are dropped. */
const maxReports = 2000;

/**
 * The affiliate endpoint (spec §7 Other calls: GET with id and orderNumber), and the orders reported to it. An order counts
 * once; later reports of it change nothing. `reports` has the number of an order as often as it was reported.
 */
export function affiliateRoutes(): FastifyPluginAsync {
  const orders = new Map<string, ReportedOrder>();
  const reports: string[] = [];
  return (app) => {
    app.get<{ Querystring: Query }>('/affiliate', ({ query }, reply) => {
      const { id, orderNumber, sscid, ir_click_id } = query;
      if (typeof id !== 'string' || id === '' || typeof orderNumber !== 'string' || !number.test(orderNumber))
        throw new ApiError(422, { error: 'Send id and orderNumber of a placed order.' });
      reports.push(orderNumber);
      if (reports.length > maxReports) reports.shift();
      if (!orders.has(orderNumber))
        orders.set(orderNumber, {
          id,
          orderNumber,
          ...(typeof sscid === 'string' && { sscid }),
          ...(typeof ir_click_id === 'string' && { ir_click_id }),
        });
      const [oldest] = orders.keys();
      if (orders.size > maxReports && oldest !== undefined) orders.delete(oldest);
      return reply.code(204).send();
    });

    if (process.env['NODE_ENV'] !== 'production')
      app.get('/_control/affiliate', () => ({ orders: [...orders.values()], reports }));
    return Promise.resolve();
  };
}
