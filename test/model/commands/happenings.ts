import fc, { type Arbitrary } from 'fast-check';
import type { Fault } from '#sandbox/faults/fault';
import { soldOut, wines } from '#test/model/support/model-shop';
import { ArriveWithCode, Calm, CloseTab, ComeBack, OpenTab, Reload, Trouble, Wait } from './browser-commands';
import {
  AddLine,
  ChangeQuantity,
  EnterPromoCode,
  RemoveLine,
  RemovePromoCode,
  UseGiftCard,
  WriteNote,
} from './cart-commands';
import { AtPaymentPage, CheckOut, endings, ReturnAgain, TypeAddress } from './checkout-commands';
import { CloseWhileSettling, LeaveWhileAdding, LeaveWhileGoingToPay, LeaveWithQuantity } from './leaving-commands';
import { EndSessions, SignIn, SignOut } from './session-commands';
import type { ShopCommand } from './shop-command';

const tab = fc.nat(1);
const codes = fc.constantFrom('TEN', 'PCT10', 'SHIPFREE', 'NONE');

/** Repeats commands that must come often; otherwise hardly any visit would reach an order or a second person. */
function often(command: Arbitrary<ShopCommand>): readonly Arbitrary<ShopCommand>[] {
  return [command, command, command, command];
}

const inCart: readonly Arbitrary<ShopCommand>[] = [
  ...often(
    fc
      .tuple(tab, fc.constantFrom(...wines, ...wines, soldOut), fc.integer({ min: 1, max: 3 }))
      .map((args) => new AddLine(...args)),
  ),
  fc.tuple(tab, fc.nat(1), fc.integer({ min: 1, max: 9 })).map((args) => new ChangeQuantity(...args)),
  fc.tuple(tab, fc.nat(1)).map((args) => new RemoveLine(...args)),
  fc.tuple(tab, codes).map((args) => new EnterPromoCode(...args)),
  fc.tuple(tab, fc.constantFrom(...wines)).map((args) => new LeaveWhileAdding(...args)),
  fc.tuple(tab, fc.integer({ min: 1, max: 9 })).map((args) => new LeaveWithQuantity(...args)),
  tab.map((index) => new RemovePromoCode(index)),
  fc.tuple(tab, fc.constantFrom('little' as const, 'plenty' as const)).map((args) => new UseGiftCard(...args)),
  tab.map((index) => new WriteNote(index)),
];

const inCheckout: readonly Arbitrary<ShopCommand>[] = [
  tab.map((index) => new TypeAddress(index)),
  ...often(tab.map((index) => new CheckOut(index))),
  ...often(fc.constantFrom(...endings).map((ending) => new AtPaymentPage(ending))),
  tab.map((index) => new ReturnAgain(index)),
  tab.map((index) => new LeaveWhileGoingToPay(index)),
  tab.map((index) => new CloseWhileSettling(index)),
];

const inBrowser: readonly Arbitrary<ShopCommand>[] = [
  fc.constant(new OpenTab()),
  tab.map((index) => new CloseTab(index)),
  tab.map((index) => new Reload(index)),
  tab.map((index) => new ComeBack(index)),
  fc.tuple(tab, codes).map((args) => new ArriveWithCode(...args)),
  fc.integer({ min: 1, max: 6 }).map((minutes) => new Wait(minutes)),
];

const ofSessions: readonly Arbitrary<ShopCommand>[] = [
  ...often(fc.tuple(tab, fc.constantFrom('ada' as const, 'bob' as const)).map((args) => new SignIn(...args))),
  ...often(tab.map((index) => new SignOut(index))),
  ...often(fc.constant(new EndSessions())),
];

const calls: readonly Pick<Fault, 'method' | 'path'>[] = [
  { method: 'POST', path: '/api/orders' },
  { method: 'GET', path: '/api/orders/*' },
  { method: 'POST', path: '/api/orders/*/line_items' },
  { path: '/api/orders/*/line_items/*' },
  { path: '/api/orders/*/coupon_codes/**' },
  { method: 'POST', path: '/api/orders/*/coupon_codes' },
  { path: '/api/gift_cards/**' },
  { method: 'PATCH', path: '/api/orders/*' },
  { method: 'PATCH', path: '/api/checkouts/*' },
  { method: 'PUT', path: '/api/checkouts/*/prepare' },
  { method: 'PUT', path: '/api/checkouts/*/finalize' },
  { method: 'PUT', path: '/api/orders/*/associate_user' },
  { path: '/api/users/**' },
  { path: '/api/**' },
  { path: '/sdk/v1/sessions/*' },
  { path: '/sdk/v1/magic_links/**' },
];

const ways: readonly Pick<Fault, 'kind' | 'status' | 'milliseconds'>[] = [
  { kind: 'drop' },
  { kind: 'drop-after' },
  { kind: 'wrong-shape' },
  { kind: 'slow-body', milliseconds: 5 },
  { kind: 'delay', milliseconds: 20 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 422 },
];

const troubles: readonly Arbitrary<ShopCommand>[] = [
  fc
    .tuple(fc.constantFrom(...calls), fc.constantFrom(...ways), fc.integer({ min: 1, max: 3 }))
    .map(([call, way, times]) => new Trouble({ ...call, ...way, times })),
  fc.constant(new Calm()),
];

/** The commands that can occur during a visit. */
export const happenings: readonly Arbitrary<ShopCommand>[] = [
  ...inCart,
  ...inCheckout,
  ...inBrowser,
  ...ofSessions,
  ...troubles,
];
