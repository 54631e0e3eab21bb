import { type Day, endOf } from '#sandbox/shop/calendar-day';
import type { Promotion, PromotionAction, PromotionRule } from '#sandbox/shop/config/promotion';

const firstOrder: PromotionRule = { kind: 'first-order', unknown: 'accepted' };

/** The codes of landing pages. What a page says of its code has to be true here: test/sandbox/content/offers.test.ts. */
export const offerPromotions: readonly Promotion[] = [
  offer(101, 'Getting acquainted', 'acquainted12', off(12), holds('ACQUAINTED-12')),
  offer(102, 'Four corners', 'corners', off(4), holds('FOUR-CORNERS-4')),
  offer(103, 'Longer weekend', 'longer', off(15), holds('LONG-WEEKEND-18')),
  offer(104, 'Dinner party', 'table15', off(15), holds('DINNER-PARTY-12')),
  offer(105, 'Open house', 'openhouse', off(20), holds('OPEN-HOUSE-24')),
  until('2026-09-07', offer(106, 'Summer picnic', 'picnic', off(10), holds('PICNIC-BLANKET-12'))),
  offer(107, 'Half and half', 'halfandhalf', off(8), holds('WEEKNIGHT-RED-6'), holds('COLD-PLATE-6')),
  offer(108, 'Pink slip', 'pinkslip', off(5), holds('PINK-SLIP-6')),
  offer(109, 'Orange for beginners', 'orange101', off(10), holds('SKIN-GAME-6')),
  offer(110, 'Good news', 'pop', off(8), holds('GOOD-NEWS-6')),
  until('2027-02-28', offer(111, 'Dark at four', 'darkatfour', off(6), holds('BIG-RED-6'))),
  offer(112, 'Texas shuffle', 'shuffle', off(5), holds('TEXAS-SHUFFLE-6')),
  offer(113, 'Lake house', 'lake', off(5), holds('LAKE-HOUSE-6')),
  offer(114, 'Podcast listeners', 'podcast15', off(15), from(75)),
  offer(115, 'Night shift', 'nightshift', { kind: 'line-percent', basisPoints: 1500, of: ['wine', 'pack'] }),
  offer(116, 'Come back', 'comeback', off(8), from(60)),
  offer(117, 'First box of twelve', 'firstbox', off(15), { kind: 'club-member', cans: 12 }, firstOrder),
  offer(118, 'First box of twenty-four', 'fullshelf', off(30), { kind: 'club-member', cans: 24 }, firstOrder),
  offer(119, 'Zero sugar', 'zero10', off(10), holds('ZERO-SUGAR-12')),
  offer(120, 'Dry spell', 'dryspell', off(5), holds('DRY-SPELL-6')),
  offer(121, 'Low key', 'lowkey', off(5), holds('LOW-KEY-6')),
  until('2027-01-31', offer(122, 'Damp January', 'dampjan', off(10), holds('LOW-KEY-6'), holds('DRY-SPELL-6'))),
  offer(123, 'Wedding', 'altar50', off(50), from(300)),
  offer(124, 'Wedding toast', 'toast20', off(20), from(200)),
  offer(125, 'Welcome bags', 'welcomebag', off(25), { kind: 'cans', atLeast: 48 }),
  offer(126, 'Bridal shower', 'shower', off(10), from(80)),
  offer(127, 'Wedding tasting', 'tastefirst', off(10), holds('FOUR-CORNERS-4'), holds('BUBBLE-WRAP-4')),
  until('2026-12-24', offer(128, 'Holiday hosts', 'host', off(15), from(150))),
  until('2026-12-31', offer(129, 'Countdown', 'countdown', off(10), holds('GOOD-NEWS-6'), holds('BUBBLE-WRAP-4'))),
  offer(130, 'Sweet tooth', 'sweetdeal', off(5), holds('SWEET-TOOTH-6')),
];

function offer(
  id: number,
  name: string,
  code: string,
  action: PromotionAction,
  ...rules: readonly PromotionRule[]
): Promotion {
  return { id, name, code, rules, action };
}

/** Works through that day, until it is over in every state. */
function until(lastDay: Day, promotion: Promotion): Promotion {
  return { ...promotion, expiresAt: endOf(lastDay) };
}

function off(dollars: number): PromotionAction {
  return { kind: 'order-amount', cents: dollars * 100 };
}

function holds(sku: string): PromotionRule {
  return { kind: 'sku', sku };
}

function from(dollars: number): PromotionRule {
  return { kind: 'item-total', cents: dollars * 100, comparison: 'at-least' };
}
