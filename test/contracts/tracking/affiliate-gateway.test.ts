import type { FastifyInstance } from 'fastify';
import { affiliateRoutes } from '#sandbox/affiliate/affiliate-routes';
import { createServer } from '#sandbox/http/server';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';
import { InMemoryAffiliateGateway } from '#test/fakes/tracking/in-memory-affiliate-gateway';
import { describeAffiliateGateway } from './describe-affiliate-gateway';

describeAffiliateGateway('the fake in memory', {
  make: () => {
    const gateway = new InMemoryAffiliateGateway();
    return Promise.resolve({
      gateway,
      told: (number) => Promise.resolve(gateway.told.find((order) => order.number === number)),
      goDown: () => {
        gateway.isDown = true;
      },
    });
  },
  dispose: () => Promise.resolve(),
});

let sandbox: FastifyInstance | undefined;
let url = '';

interface Told {
  readonly id: string;
  readonly orderNumber: string;
  readonly sscid?: string;
  readonly ir_click_id?: string;
}

describeAffiliateGateway('HTTP, against the sandbox’s endpoint', {
  make: async () => {
    if (!sandbox) {
      sandbox = await createServer('http://localhost:5173');
      await sandbox.register(affiliateRoutes());
      url = await sandbox.listen();
    }
    let gateway = new HttpAffiliateGateway(`${url}/affiliate`);
    return {
      gateway: { report: (order) => gateway.report(order) },
      told: async (number) => {
        const { orders } = (await (await fetch(`${url}/_control/affiliate`)).json()) as {
          readonly orders: readonly Told[];
        };
        const found = orders.find(({ orderNumber }) => orderNumber === number);
        return (
          found && {
            id: found.id,
            number,
            ...(found.sscid !== undefined && { shareSaleId: found.sscid }),
            ...(found.ir_click_id !== undefined && { clickId: found.ir_click_id }),
          }
        );
      },
      goDown: () => {
        gateway = new HttpAffiliateGateway('http://localhost:9/affiliate');
      },
    };
  },
  dispose: async () => sandbox?.close(),
});
