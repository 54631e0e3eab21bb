import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { Cell } from '#src/application/ports/state/cell';
import { PersonalStates } from '#src/application/ports/state/personal-state';
import type { Token } from '#src/application/ports/token';
import { EndSession } from '#src/application/session/end-session';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { given } from '#src/composition/container';
import { createContainer } from '#src/composition/create-container';
import { adapters as session } from '#src/composition/modules/session';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { shopperStoredKeys } from '#src/infrastructure/browser/shopper-stored-keys';
import { type StoredKey, storedKeys } from '#src/infrastructure/browser/stored-keys';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { storageArea } from '#test/model/support/storage-area';
import { openTab } from '#test/support/test-tab';
import { exampleEnvironment } from './example-environment';

const states = import.meta.glob(['/src/application/ports/state/*.ts', '/src/ui/**/*-state.ts'], {
  eager: true,
}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Keys that stay when somebody signs out, and why they say nothing of a person. */
const KEYS_OF_THE_BROWSER: Readonly<Record<string, string>> = {
  appearance: 'Light or dark pages, for the eyes at this screen, signed in or not',
  'dismissed-announcement': 'A text of the shop that was read here',
  'geolocation-state': 'Where this browser is, signed in or not',
  'geolocation-country': 'Where this browser is, signed in or not',
  'geolocation-chosen': 'Where this browser is, signed in or not',
  'geolocation-understood': 'Warnings of the shop that were read here',
  'geolocation-asked': 'Asked once for a visit',
  'has-purchased': 'A cookie of the specification that outlives a session: whoever bought here needs no invitation',
  ir_click_id: 'The affiliate that led this browser here is paid for its orders, whoever signs in',
  'maker-promos': 'Codes of the links that led this browser here, for its next cart',
  'maker-promo-denials': 'Why codes of links were denied',
  'maker-sscid': 'The affiliate that led this browser here is paid for its orders, whoever signs in',
  'privacy-choice': 'What may be told of this browser was chosen for everybody who uses it',
  'referral-bubble-hidden': 'An invitation of the shop that was read here',
  'referral-identifier': 'Who recommended the shop to this browser',
  'reported-failures':
    'Words of the shop, codes and places in its scripts, so that nothing is reported twice in a visit',
  'reported-orders': 'Numbers alone, so that an affiliate is told of no order twice',
};

/** State that stays when a session ends, and the reason why it shows no other customer's data. */
const STATE_OF_THE_PAGE: Readonly<Record<string, string>> = {
  AlertBarState: 'Notices of the shop; whoever shows one takes it back',
  CartFlyoutState: 'Open or closed',
  CartLinkNoticeState: 'What a link could not put into the cart, which stays or is forgotten with its page',
  ComparisonState: 'Products of the shelf',
  LiveMessageState: 'A sentence that was read out',
  ObservableCartState: 'The cart, which the session keeps for its owner or forgets',
  ObservableCustomizationState: 'Shown beside its subscription, which is cleared',
  ObservableGeolocationState: 'Where this browser is, signed in or not',
  ObservableGroupOrderState:
    'Begins with what is kept for whoever is here, whenever its page opens and the customer changes',
  PendingPromoCodesState: 'Codes of the links that led this browser here',
  ObservableReviewsState: 'Published for everybody',
  ObservableSessionState: 'The session itself',
  PrivacyNoticeState: 'Open or closed',
  ReferralBubbleState: 'Open or closed',
  StatePickerState: 'Open or closed',
};

const sources = import.meta.glob('/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }) as Readonly<
  Record<string, string>
>;

/** The keys of the table, or the beginnings of keys. */
const keysOfTable: readonly string[] = Object.values<StoredKey>({
  ...storedKeys,
  ...shopperStoredKeys,
  ...seldomStoredKeys,
}).map((key) => {
  if ('local' in key) return key.local;
  return 'tab' in key ? key.tab : key.cookie;
});

/** The states that are one value, by the names of their tokens. */
function cells(): readonly (readonly [string, Token<Cell<unknown>>])[] {
  return Object.entries(states).flatMap(([path, tokens]) => {
    const names = [...(sources[path] ?? '').matchAll(/^export type (\w+) = Cell</gm)].map(([, name = '']) => name);
    return names.map((name) => [name, tokens[name] as Token<Cell<unknown>>] as const);
  });
}

describe('Data that signing out clears (spec §4 Sign-out)', () => {
  // One for both kinds: which of them an adapter writes to is its own test's.
  const area = storageArea();

  beforeEach(() => vi.stubGlobal('window', { localStorage: area, sessionStorage: area }));
  afterEach(() => vi.unstubAllGlobals());

  it('is everything that the browser keeps of a person: each key is cleared, or says why not', () => {
    // A beginning of keys stands for the key of a group order, an order or a draft.
    const keys = [...new Set(keysOfTable)].map((key) => (key.endsWith('-') ? `${key}group` : key));
    for (const key of keys) area.setItem(key, 'anything');
    const container = createContainer(readConfiguration(exampleEnvironment), [
      given(TabChannel, new InMemoryTabChannel()),
    ]);
    session(container);
    container.get(EndSession).execute('signed-out');
    const left = keys.filter((key) => area.getItem(key) !== null);
    expect(left.toSorted()).toEqual(Object.keys(KEYS_OF_THE_BROWSER).toSorted());
  });

  it('is all in the table of keys: no other source keeps anything', () => {
    const direct = Object.entries(sources)
      .filter(([, text]) => /\b(?:local|session)Storage\b|\bindexedDB\b|document\.cookie = /.test(text))
      .map(([path]) => path);
    expect(direct).toEqual([
      '/src/infrastructure/browser/browser-storage.ts',
      '/src/infrastructure/browser/lax-cookies.ts',
      // The provider's client keeps its own, which the adapter clears for it.
      '/src/infrastructure/stytch/stytch-calls.ts',
    ]);
  });

  it('is all state of a customer: each is cleared, or says why not', () => {
    const tab = openTab();
    const personal = tab.get(PersonalStates);
    const classes = Object.entries(sources)
      .filter(([path]) => /^\/src\/ui\/.*-state\.ts$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name));
    const cleared = new Set(personal.map((state) => state.constructor.name));
    const left = classes.filter((name) => !cleared.has(name));
    const leftCells = cells().filter(([, cell]) => !personal.includes(tab.get(cell)));
    expect([...left, ...leftCells.map(([name]) => name)].toSorted()).toEqual(Object.keys(STATE_OF_THE_PAGE).toSorted());
  });
});
