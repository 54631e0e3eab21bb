import type { Type } from '@vendure/core';
import {
  AuthService,
  CustomerService,
  OrderCalculator,
  OrderService,
  PaymentService,
  StockLevelService,
  StockMovementService,
} from '@vendure/core';
import { TransactionWrapper } from '@vendure/core/dist/connection/transaction-wrapper';

/** The names of the methods of a service. */
type MethodOf<S> = { [K in keyof S]: S[K] extends (...args: never[]) => unknown ? K : never }[keyof S] & string;

interface ReplacedMethod {
  readonly service: Type<object>;
  readonly method: string;
  /** The classes that replace it, in this order: each calls the one before it, and the first calls Vendure's method. */
  readonly by: readonly string[];
  readonly reason: string;
}

/**
 * Lists the methods of Vendure's services that the shop replaces while a server or worker starts. Vendure calls them itself, and offers
 * no strategy, event or guard that could do the same. The test `vendure-methods` compares their text with the one that was read when the
 * replacement was written, and `running-engine` compares the table with a running server.
 */
export const replacedMethods: readonly ReplacedMethod[] = [
  replaced(OrderService, 'findOne', ['HeldOrders'], 'reads an order by two statements, or not again while it is held'),
  replaced(
    OrderService,
    'transitionToState',
    ['HeldOrders', 'OrdersInDashboard'],
    'changes a held order without reading it again; waits in the dashboard for the lock of the order',
  ),
  replaced(
    OrderService,
    'modifyOrder',
    ['ModifiedOrders', 'TaxEntries', 'OrdersInDashboard'],
    'holds changed lines to the rules of a cart and books their tax, under the lock of the order',
  ),
  ...(
    [
      'addManualPaymentToOrder',
      'updateCustomFields',
      'updateOrderCustomer',
      'settlePayment',
      'cancelPayment',
      'createFulfillment',
      'transitionFulfillmentToState',
    ] as const
  ).map((method) =>
    replaced(OrderService, method, ['OrdersInDashboard'], 'waits in the dashboard for the lock of the order'),
  ),
  replaced(
    OrderService,
    'cancelOrder',
    ['TaxEntries', 'OrdersInDashboard'],
    'books the tax that leaves with canceled goods, under the lock of the order',
  ),
  replaced(
    OrderService,
    'refundOrder',
    ['RefundedUnits', 'OrdersInDashboard'],
    'returns the price of units to the cent, and refuses the second of two refunds at the same time',
  ),
  replaced(PaymentService, 'createRefund', ['OrderedRefunds'], 'returns money to the card first, whatever was picked'),
  replaced(
    OrderCalculator,
    'applyPriceAdjustments',
    ['TaxedShares'],
    'taxes lines again whose share of a discount has moved',
  ),
  replaced(CustomerService, 'update', ['CustomersInDashboard'], 'waits for the lock of the customer'),
  replaced(AuthService, 'authenticate', ['DashboardSignIns'], 'limits how often a password is tried'),
  replaced(
    StockLevelService,
    'updateStockOnHandForLocation',
    ['StockLevels'],
    'adds to the stock in one statement instead of writing a number that was read before',
  ),
  replaced(
    StockLevelService,
    'updateStockAllocatedForLocation',
    ['StockLevels'],
    'adds to the allocated stock in one statement instead of writing a number that was read before',
  ),
  replaced(StockMovementService, 'adjustProductVariantStock', ['StockLevels'], 'waits for the lock of the stock'),
  replaced(
    TransactionWrapper,
    'executeInTransaction',
    ['RefusedChanges'],
    'undoes the transaction of a call that answers with a refusal',
  ),
];

function replaced<S extends object>(
  service: Type<S>,
  method: MethodOf<S>,
  by: readonly string[],
  reason: string,
): ReplacedMethod {
  return { service, method, by, reason };
}

type Replacement = (original: unknown) => unknown;

/** A method of Vendure, and its replacements by the names of their classes. */
interface Replaced {
  readonly original: unknown;
  readonly by: Map<string, Replacement>;
}

/** The replaced methods, by service. A process may start several servers one after another. */
const replacements = new WeakMap<object, Map<string, Replaced>>();

/**
 * Replaces a method of a service for the whole process. The replacement gets the method of the class before it in the table, or else
 * Vendure's, bound to the service, in whichever order plugins start. Throws when the table does not list the class for this method, and
 * for a second replacement by one class.
 */
export function replaceMethod<S extends object, M extends MethodOf<S>>(
  by: Type<object>,
  service: S,
  method: M,
  replacement: (original: S[M]) => S[M],
): void {
  const row = replacedMethods.find((one) => service instanceof one.service && one.method === method);
  const ofService = replacements.get(service) ?? new Map<string, Replaced>();
  const known = ofService.get(method);
  const name = `${service.constructor.name}.${method}`;
  if (!row?.by.includes(by.name) || known?.by.has(by.name))
    throw new Error(
      `${by.name} replaces ${name}, which the table of replaced methods does not list for it, or lists once.`,
    );
  const vendures = service[method] as (...sent: unknown[]) => unknown;
  const { original, by: added } = known ?? { original: vendures.bind(service), by: new Map<string, Replacement>() };
  added.set(by.name, replacement as Replacement);
  const inOrder = row.by.flatMap((one) => added.get(one) ?? []);
  service[method] = inOrder.reduce((before, next) => next(before), original) as S[M];
  replacements.set(service, ofService.set(method, { original, by: added }));
}
