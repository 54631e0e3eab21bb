import { filesBelow } from '#tools/files-below';
import type { Journey } from '#tools/journeys/footprints';

const FOLDER = 'test/journeys';

/** Files of which all journeys are walked on the engine; of all other files those of the core are. */
export const walkedOnVendure = [
  'test/journeys/guest-purchase.test.ts',
  'test/journeys/sign-in/cart-merge.test.ts',
  'test/journeys/sign-in/two-tabs.test.ts',
  'test/journeys/lost-connections.test.ts',
  'test/journeys/promo-parameters.test.ts',
  'test/journeys/orders.test.ts',
  'test/journeys/addresses.test.ts',
  'test/journeys/gift-cards.test.ts',
  'test/journeys/saved-cards.test.ts',
  'test/journeys/club-join.test.ts',
  'test/journeys/club-box.test.ts',
  'test/journeys/club-customize.test.ts',
  'test/journeys/club-manage.test.ts',
  'test/journeys/club-repair.test.ts',
  'test/journeys/prepaid.test.ts',
  'test/journeys/back-in-stock.test.ts',
  'test/journeys/group-order.test.ts',
  'test/journeys/cross-sell.test.ts',
  'test/journeys/help.test.ts',
  'test/journeys/reviews.test.ts',
] as const;

/** Journeys that are not walked on the engine, by name, each with the reason. */
export const leftOutOnVendure: Readonly<Record<string, string>> = {
  'count once in two tabs, and are not for gift cards alone':
    'another device changes the order by the sandbox’s own wire',
  'deletes the account, and begins an empty one': 'the shop deletes an account there, on request',
  'because its session is over offers to sign in again, and goes on where one was':
    'a change of a cart has the key of the order there, and no token of its customer that could be refused',
};

/** Lists the files of which only the core is walked. */
export function walkedInPart(): readonly string[] {
  const whole: readonly string[] = walkedOnVendure;
  return filesBelow(FOLDER)
    .map((file) => `${FOLDER}/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !whole.includes(file));
}

/** Names the core journeys of a run that were not walked, although no reason says why. */
export function unexplained(journeys: readonly Journey[]): readonly string[] {
  const reasons = Object.keys(leftOutOnVendure);
  return journeys
    .filter(({ isCore, result: { status } }) => isCore && status !== 'passed' && status !== 'failed')
    .filter(({ fullName }) => !reasons.some((name) => fullName.endsWith(name)))
    .map(({ name }) => name);
}
