import type { Request, Response } from 'playwright-core';
import { vendure } from '#test/journeys/support/engine';

interface Named {
  readonly method: string;
  readonly path: string;
}

/** An operation of the storefront on the specification's wire; `:name` is a variable of it, or the order that it opens. */
const operations: Readonly<Record<string, string>> = {
  ReadOrder: 'GET /api/orders/:number',
  ReadCurrentOrder: 'GET /api/orders/current',
  StartOrder: 'POST /api/orders',
  StartGroupOrder: 'POST /api/orders',
  ClaimOrder: 'PUT /api/orders/:number/associate_user',
  UpdateOrder: 'PATCH /api/orders/:number',
  AddLine: 'POST /api/orders/:number/line_items',
  ChangeLine: 'PATCH /api/orders/:number/line_items/:id',
  RemoveLine: 'DELETE /api/orders/:number/line_items/:id',
  EmptyOrder: 'PUT /api/orders/:number/empty',
  ApplyPromoCode: 'POST /api/orders/:number/coupon_codes',
  RemovePromoCode: 'DELETE /api/orders/:number/coupon_codes/:code',
  SubmitAddress: 'PATCH /api/checkouts/:number',
  SubmitEmail: 'PATCH /api/checkouts/:number',
  SubmitDelivery: 'PATCH /api/checkouts/:number',
  SubmitPayment: 'PATCH /api/checkouts/:number',
  PrepareHostedPayment: 'PUT /api/checkouts/:number/prepare',
  QuoteShipping: 'PUT /api/checkouts/:number/calculate_shipping_options',
  CompleteOrder: 'PUT /api/checkouts/:number/finalize',
  CompleteHostedPayment: 'PUT /api/checkouts/:number/finalize',
  ReadPlacedOrders: 'GET /api/orders/completed',
  ReadPlacedOrder: 'GET /api/orders/:number',
  AddToPlacedOrder: 'PUT /api/orders/:number/cross_sell',
  SendOrderLink: 'POST /api/order_links',
  ReadCustomer: 'GET /api/users/me',
  UpdateCustomer: 'PATCH /api/users/:id',
  ReadStoreCreditEvents: 'GET /api/store_credit_events/mine',
  ChooseStoreCredit: 'PATCH /api/checkouts/:number',
  CheckGiftCard: 'GET /api/gift_cards/redeem',
  RedeemGiftCard: 'POST /api/gift_cards/redeem',
  SetGiftCardRecipients: 'PATCH /api/orders/:number/gift_cards/bulk_update',
  ApplyGiftCard: 'POST /api/gift_cards/:number/apply_gift_card',
  RemoveGiftCard: 'DELETE /api/gift_cards/:number/remove_gift_card/:code',
  IdentifyReferrer: 'POST /api/referral_identifiers',
  ReadAddressBook: 'GET /api/users/:customerId/address_book',
  SaveAddress: 'PATCH /api/users/:customerId/address_book',
  RemoveAddress: 'DELETE /api/users/:customerId/address_book',
  ReadSavedCards: 'GET /api/wallet_payment_sources',
  PrepareCard: 'POST /api/wallet_payment_sources/prepare',
  MakeCardDefault: 'PATCH /api/wallet_payment_sources/:id',
  RemoveCard: 'DELETE /api/wallet_payment_sources/:id',
  ReadSubscriptions: 'GET /api/users/:customerId/subscriptions',
  ReadSubscription: 'GET /api/users/me/subscriptions/:id',
  UpdateSubscription: 'PUT /api/users/me/subscriptions/:id',
  SkipSubscription: 'POST /api/users/me/subscriptions/:id/skip',
  PauseSubscription: 'POST /api/users/me/subscriptions/:id/pause',
  ResumeSubscription: 'POST /api/users/me/subscriptions/:id/resume',
  CancelSubscription: 'POST /api/users/me/subscriptions/:id/cancel',
  RetryDelivery: 'POST /api/users/me/subscriptions/:id/retry_payment',
  ReadStates: 'GET /api/countries/:countryIso/states',
  ReadOffers: 'GET /api/variants',
  ReadVariantPrice: 'GET /api/variants/:sku/discount_prices',
  RequestStockNotice: 'POST /api/stock_requests',
};

/** The statuses of the specification's wire for these codes. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHORIZED: 401,
  TOKEN_REFUSED: 401,
  NOT_FOUND: 404,
  NOT_ALLOWED: 405,
  ORDER_LOCKED: 409,
  INVALID: 422,
  CODE_DENIED: 422,
  GIFT_CARD_DENIED: 422,
  INSUFFICIENT_STOCK: 422,
  RATE_LIMITED: 429,
};

/** The codes that these statuses are on the engine, which says others by the status itself. */
export const codes: Readonly<Record<number, string>> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'NOT_ALLOWED',
  409: 'ORDER_LOCKED',
};

export function isVendureCall(url: URL): boolean {
  return url.origin === vendure?.url;
}

/** The call as journeys name it: as it would be on the specification's wire. */
export function namedVendureCall(request: Request): Named {
  const body = bodyOf(request);
  // A call of a service, which is the same on both wires, or the browser's own question whether a page may call the engine.
  if (body === undefined) return { method: request.method(), path: new URL(request.url()).pathname };
  const { operationName, variables } = body;
  const [method = '', template = ''] = (operations[operationName] ?? `POST /${operationName}`).split(' ');
  const values: Readonly<Record<string, unknown>> = { number: request.headers()['x-order-number'], ...variables };
  return { method, path: template.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name])) };
}

/** The operation of a call, which is in the address of public reads; undefined when it has none. */
function bodyOf(request: Request): Body | undefined {
  if (new URL(request.url()).pathname !== '/shop-api') return undefined;
  if (request.method() === 'POST') return request.postDataJSON() as Body;
  const query = new URL(request.url()).searchParams;
  const operationName = query.get('operationName');
  if (request.method() !== 'GET' || operationName === null) return undefined;
  return { operationName, variables: JSON.parse(query.get('variables') ?? '{}') as Body['variables'] };
}

/** The status that the answer would have on the specification's wire. */
export async function statusOfVendureAnswer(response: Response): Promise<number> {
  if (response.status() !== 200 || response.request().method() !== 'POST') return response.status();
  const { errors } = JSON.parse(await response.text()) as Answer;
  return errors ? (statuses[errors[0]?.extensions?.code ?? ''] ?? 500) : 200;
}

interface Body {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
