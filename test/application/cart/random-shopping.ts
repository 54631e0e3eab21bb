import fc from 'fast-check';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { GatewayError } from '#src/application/ports/gateway-error';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { noAnswer } from '#test/application/failures';
import type { ShopMethod } from '#test/fakes/shop/call-script';
import { invalid, lockedOrder } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';

/** The incident of an action: none, an order locked for a while or for good, a refusal, a lost request or a lost response. */
export type Incident = 'none' | 'locked-once' | 'locked-for-good' | 'refused' | 'lost-before' | 'lost-after';

export type Action =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'change'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'apply'; readonly code: string }
  | { readonly kind: 'withdraw'; readonly code: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'empty' };

const skus = fc.constantFrom('WHITE-1', 'RED-1', 'SLEEVE-1', 'NOWHERE');
const codes = fc.constantFrom('ten', 'ten', 'big100', 'nonsense');
const quantity = fc.integer({ min: 1, max: 20 });
const line = fc.nat({ max: 2 });

export const anyIncident = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Incident>('none') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Incident>('locked-once', 'locked-for-good', 'refused', 'lost-before', 'lost-after'),
  },
);

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), sku: skus, quantity }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), line, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), line }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('apply' as const), code: codes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), code: codes }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('', 'Ring twice', 'Leave it') }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'empty' as const }) },
);

/** Lets the incident happen to the next call of the method that the action uses. */
export function arrange(tab: TestTab, action: Action, incident: Incident): void {
  const method = methodOf(tab, action);
  const { shop } = tab;
  if (incident === 'locked-once') shop.failNext(method, lockedOrder('order-1'));
  if (incident === 'locked-for-good')
    for (let tries = 0; tries < 4; tries += 1) shop.failNext(method, lockedOrder('order-1'));
  if (incident === 'refused') shop.failNext(method, invalid({ base: ['not now'] }));
  if (incident === 'lost-before') shop.failNext(method, noAnswer());
  if (incident === 'lost-after') shop.failAfter(method, new GatewayError({ code: 'timeout' }));
}

/** Performs a shopper's action in this tab; undefined when its line is not shown. */
export function perform(tab: TestTab, action: Action): Promise<unknown> | undefined {
  const lineId = 'line' in action ? tab.cart.current?.lineItems[action.line]?.id : undefined;
  switch (action.kind) {
    case 'add':
      return tab.get(AddLineToCart).execute({ sku: action.sku, quantity: action.quantity });
    case 'change':
      return lineId === undefined ? undefined : tab.get(ChangeLineQuantity).execute(lineId, action.quantity);
    case 'remove':
      return lineId === undefined ? undefined : tab.get(RemoveLine).execute(lineId);
    case 'apply':
      return tab.get(ApplyPromoCode).execute(action.code);
    case 'withdraw':
      return tab.get(RemovePromoCode).execute(action.code);
    case 'note':
      return tab.get(UpdateOrderNotes).execute({ instructions: action.text, from: '', recipient: '', note: '' });
    case 'empty':
      return tab.get(EmptyCart).execute();
  }
}

function methodOf(tab: TestTab, { kind }: Action): ShopMethod {
  if (kind === 'add') return tab.storage.read() ? 'addLine' : 'create';
  return (
    {
      change: 'changeLine',
      remove: 'removeLine',
      apply: 'applyPromoCode',
      withdraw: 'removePromoCode',
      note: 'update',
      empty: 'empty',
    } as const
  )[kind];
}
