import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Type } from '@vendure/core';
import * as vendure from '@vendure/core';
import {
  configureDefaultOrderProcess,
  DefaultOrderLineDiscountDistributionStrategy,
  DefaultOrderTaxCalculationStrategy,
  Order,
  OrderService,
  RequestContext,
  StockLevelService,
  StockMovementService,
} from '@vendure/core';
import { HeldOrders } from '#src/plugins/core/orders/held-orders';
import { replacedMethods, replaceMethod } from '#src/plugins/core/replaced-methods';
import { OrdersInDashboard } from '#src/plugins/orders/orders-in-dashboard';

const { version } = createRequire(__filename)('@vendure/core/package.json') as { readonly version: string };

/** A method of Vendure, the digest of its text, and the part of the shop that was written with that text at hand. */
type Row = readonly [owner: { readonly prototype: object }, method: string, digest: string, ours: string];

/** The shop repeats their bodies, so that changes in them have to be made there, too. */
const copied: readonly Row[] = [
  [OrderService, 'findOne', '615c99f719937070', 'OrderReading.read and the relations of HeldOrders'],
  [OrderService, 'transitionToState', 'a5ed4a9ac914324d', 'HeldOrders.transition'],
  [OrderService, 'applyPriceAdjustments', 'e41cd4aa3774b13d', 'OrderPricing.price and OrderPricing.write'],
  [StockMovementService, 'createAllocationsForOrder', '3ff42e9cbc58edeb', 'Allocations.add'],
  [StockMovementService, 'createAllocationsForOrderLines', '3f8a9fe337b9340d', 'Allocations.add'],
  [StockLevelService, 'updateStockOnHandForLocation', '580381dbd3cd2bfc', 'StockLevels.add'],
  [StockLevelService, 'updateStockAllocatedForLocation', 'cb825863eb1e9c3d', 'StockLevels.add'],
  [DefaultOrderTaxCalculationStrategy, 'calculateTaxSummary', 'f82c2fceed926519', 'TaxOnLines.calculateTaxSummary'],
  [DefaultOrderLineDiscountDistributionStrategy, 'getWeight', 'cc042eb84775fd01', 'SpreadOverGoods.getWeight'],
];

/** The digests of the other methods that the shop replaces, by service and method. */
const replacedOnly: Readonly<Record<string, string>> = {
  'AuthService.authenticate': 'eafe1545783ded3e',
  'CustomerService.update': '2bc5f85dd7de940a',
  'OrderCalculator.applyPriceAdjustments': 'ebbbcc3473866843',
  'OrderService.modifyOrder': '1d16103d0b72b9fb',
  'OrderService.cancelOrder': '41b28f257b668462',
  'OrderService.addManualPaymentToOrder': '114af68a79315c7e',
  'OrderService.updateCustomFields': 'b605989feac6064a',
  'OrderService.updateOrderCustomer': 'c075ad0f942f4385',
  'OrderService.settlePayment': 'dcf77f8926a8d59c',
  'OrderService.cancelPayment': '5d1d097b7ec3a888',
  'OrderService.refundOrder': 'f334c23a937d5d88',
  'OrderService.createFulfillment': '0e1c057de05e41f6',
  'OrderService.transitionFulfillmentToState': '84b8148d0504b082',
  'PaymentService.createRefund': '301b4c76ac16252d',
  'StockMovementService.adjustProductVariantStock': '18bf2d18840874b6',
  'TransactionWrapper.executeInTransaction': '89eb67eb7982a0bc',
};

const placing = '613d6b8864e20bef';

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function textOf(owner: Row[0], method: string): string {
  return String(Reflect.get(owner.prototype, method));
}

function nameOf(owner: Row[0]): string {
  return (owner as { readonly name?: string }).name ?? '';
}

/** Gives instructions for a new version of Vendure with another text. */
function advice(method: string, ours: string, found: string): string {
  return [
    `Vendure ${version} has another ${method}.`,
    `Compare it with that of the version before, change ${ours} where it has to follow, and write ${found} here.`,
  ].join(' ');
}

const rows: readonly Row[] = [
  ...copied,
  ...replacedMethods
    .filter(({ service, method }) => !copied.some(([owner, name]) => owner === service && name === method))
    .map(({ service, method, by }): Row => {
      const digest = replacedOnly[`${service.name}.${method}`] ?? 'not recorded';
      return [service, method, digest, by.join(' and ')];
    }),
];

describe('The methods of Vendure that the shop copies or replaces (spec §7 Shop back end, docs/adr/0035)', () => {
  for (const [owner, method, digest, ours] of rows)
    it(`${nameOf(owner)}.${method} is the one that ${ours} was written for`, () => {
      const found = digestOf(textOf(owner, method));
      assert.equal(found, digest, advice(`${nameOf(owner)}.${method}`, ours, found));
    });

  it('the default order process is the one that the order process of the shop was written for', () => {
    const found = digestOf(String(configureDefaultOrderProcess));
    assert.equal(
      found,
      placing,
      advice('configureDefaultOrderProcess', 'src/plugins/checkout/order-process.ts', found),
    );
  });

  it('have no digest of a method that is not replaced', () => {
    const replaced = replacedMethods.map(({ service, method }) => `${service.name}.${method}`);
    assert.deepEqual(
      Object.keys(replacedOnly).filter((name) => !replaced.includes(name)),
      [],
    );
  });

  it('are replaced by replaceMethod alone', () => {
    const methods = methodsOfVendure();
    const folder = join(__dirname, '../../../src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const assigned = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(?<!\bthis)\.(\w+)\s*=(?![=>])/g)]
        .filter(([, name = '']) => methods.has(name))
        .map(([text]) => `${file}: ${text}`),
    );
    assert.ok(methods.has('modifyOrder') && files.length > 300);
    assert.deepEqual(assigned, []);
  });
});

function methodsOf(prototype: object): readonly string[] {
  const members = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  // The value of a getter is no method.
  return members.filter(([, { value }]) => typeof value === 'function').map(([name]) => name);
}

/** Returns the names of all methods of the services that Vendure exports. */
function methodsOfVendure(): ReadonlySet<string> {
  const services = Object.values(vendure).filter((one) => typeof one === 'function' && one.name.endsWith('Service'));
  return new Set(services.flatMap((service) => methodsOf((service as Type<object>).prototype as object)));
}

describe('replaceMethod (docs/adr/0035)', () => {
  const makeService = (): OrderService => Object.create(OrderService.prototype) as OrderService;

  it('lets each replacement call the one before it in the table, whichever comes first', async () => {
    for (const isInOrder of [true, false]) {
      const service = makeService();
      const called: string[] = [];
      const replace = [
        (): void =>
          replaceMethod(HeldOrders, service, 'transitionToState', () => (_ctx, _id, state) => {
            called.push(`held ${state}`);
            return Promise.resolve(new Order());
          }),
        (): void =>
          replaceMethod(OrdersInDashboard, service, 'transitionToState', (transition) => (ctx, id, state) => {
            called.push('dashboard');
            return transition(ctx, id, state);
          }),
      ];
      for (const one of isInOrder ? replace : replace.toReversed()) one();
      await service.transitionToState(RequestContext.empty(), 1, 'Cancelled');
      assert.deepEqual(called, ['dashboard', 'held Cancelled']);
    }
  });

  it('refuses a class that the table does not list for the method', () => {
    const service = makeService();
    assert.throws(
      () => replaceMethod(HeldOrders, service, 'cancelOrder', (cancel) => cancel),
      /HeldOrders replaces OrderService.cancelOrder/,
    );
    assert.throws(() => replaceMethod(HeldOrders, service, 'addItemToOrder', (add) => add), /does not list/);
    assert.equal(service.cancelOrder, OrderService.prototype.cancelOrder);
  });

  it('refuses a second replacement by the same class', () => {
    const service = makeService();
    replaceMethod(HeldOrders, service, 'findOne', (findOne) => findOne);
    assert.throws(() => replaceMethod(HeldOrders, service, 'findOne', (findOne) => findOne), /lists once/);
  });
});
