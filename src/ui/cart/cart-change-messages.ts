import type { CartChange, CartChangeSource, LineChange } from '#src/domain/cart/cart-change';
import type { DiscontinuedLine, RemovalReason } from '#src/domain/cart/line-removal';
import type { Surplus } from '#src/domain/cart/surplus';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';

export const cartChangeMessages = {
  seeCart: 'See the cart',
  seeOrder: 'See the order',
  notBroughtAlong:
    'Your cart could not be added to your account yet. It is still here, and we will keep trying until you pay.',
  notKept:
    'Your browser does not save your cart. It lasts until you close or reload this page. To keep it, allow cookies and site data for this shop, or free up storage.',
  broughtAlong: 'Your cart is in your account now.',
  completeOrder: 'Complete order',
  refused: 'Your cart can no longer be opened here. Anything you add now starts a new cart.',
  takeOut: (extra: number) => `Remove ${extra}`,
  takenOut: (name: string, left: number) => `Removed. Your cart now has ${left} × ${normalizePackName(name)}.`,
} as const;

const unsold: Readonly<Record<RemovalReason, (names: string) => string>> = {
  'not-sold': (names) => `We no longer sell this, so we removed it from your cart: ${names}.`,
  'parts-changed': (names) =>
    `The cans inside have changed since you chose it, so we removed it from your cart: ${names}. You can add it again as it is now.`,
};

const where: Readonly<Record<CartChangeSource, string>> = {
  'another-window': 'in another window',
  elsewhere: 'elsewhere',
  'sign-in': 'when you signed in',
};

export function describeCartChange(notice: CartChange): string {
  switch (notice.kind) {
    case 'completed':
      return `The order in your cart was completed ${where[notice.who]}.`;
    case 'settled':
      return `Your order ${notice.order.number} was completed.`;
    case 'unsettled':
      return `Your order ${notice.order.number} is not complete yet, even though you came back from the payment page. You will not pay twice.`;
    case 'refused':
      return cartChangeMessages.refused;
    case 'of-another-customer':
      return describeAnothers(notice.units);
    case 'not-brought-along':
      return cartChangeMessages.notBroughtAlong;
    case 'brought-along':
      return cartChangeMessages.broughtAlong;
    case 'not-kept':
      return cartChangeMessages.notKept;
    case 'emptied':
      return `Your cart was emptied ${where[notice.who]}.`;
    case 'brought-back':
      return `We brought back the cart from your other device: ${describeUnits(notice.units)}.`;
    case 'changed':
      return `Your cart was changed ${where[notice.who]}: ${notice.lines.map(describeLine).join('; ')}.`;
    case 'unsold':
      return describeUnsold(notice.lines);
    case 'surplus':
      return describeSurplus(notice.surplus);
  }
}

function describeSurplus({ line, asked, extra }: Surplus): string {
  return `${normalizePackName(line.variant.name)}: you asked for ${asked}, and ${asked + extra} went into your cart. Your browser sent it again when the connection broke.`;
}

function describeUnsold(lines: readonly DiscontinuedLine[]): string {
  const reasons = [...new Set(lines.map(({ reason }) => reason))];
  const namesOf = (reason: RemovalReason) =>
    lines.filter((one) => one.reason === reason).map(({ line }) => normalizePackName(line.variant.name));
  return reasons.map((reason) => unsold[reason](namesOf(reason).join(', '))).join(' ');
}

function describeAnothers(units: number): string {
  const setAside = 'The cart that was open here belongs to another account, so we set it aside.';
  return units === 0
    ? `${setAside} Anything you add now starts your own cart.`
    : `${setAside} Here is your own cart: ${describeUnits(units)}.`;
}

function describeUnits(units: number): string {
  return units === 1 ? '1 item' : `${units} items`;
}

function describeLine({ name, before, now }: LineChange): string {
  const shown = normalizePackName(name);
  return now === 0 ? `${shown} is gone` : `${shown}, ${now} instead of ${before}`;
}
