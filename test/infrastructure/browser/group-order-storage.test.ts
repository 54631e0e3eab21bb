import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserGroupOrderStorage } from '#src/infrastructure/browser/browser-group-order-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { aGroupOrder, aGroupOrderAddress } from '#test/builders/a-group-order';
import { InMemoryGroupOrderStorage } from '#test/fakes/browser/in-memory-group-order-storage';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';

const addresses = [
  aGroupOrderAddress({ row: 7, sets: NaN }),
  aGroupOrderAddress({ id: '2', items: [{ sku: 'WHITE-1', quantity: 3 }] }),
];
const draft = {
  order: aGroupOrder({ addresses }),
  estimateUrl: '/group-order/estimate/R123456789/#token=abc',
  submitted: true,
};

interface Browser {
  readonly local: Storage | undefined;
  readonly session: Storage | undefined;
}

function inBrowser({ local, session }: Browser, signIn: SignInStorage = new InMemorySignInStorage()) {
  return new BrowserGroupOrderStorage(new SafeStorage(() => local), new SafeStorage(() => session), signIn);
}

function aBrowser() {
  const { localStorage: local, sessionStorage: session } = new Window();
  return { local, session } satisfies Browser;
}

describe.each<[string, (signIn: SignInStorage) => GroupOrderStorage]>([
  ['the browser', (signIn) => inBrowser(aBrowser(), signIn)],
  ['a browser that forbids storage', (signIn) => inBrowser({ local: undefined, session: undefined }, signIn)],
  ['memory', (signIn) => new InMemoryGroupOrderStorage(signIn)],
])('Group orders in %s (spec §3 Client state, groupOrder)', (_name, open) => {
  let signIn: InMemorySignInStorage;
  let storage: GroupOrderStorage;
  beforeEach(() => {
    signIn = new InMemorySignInStorage();
    storage = open(signIn);
  });

  it('are kept whole, one of each kind, also a number that could not be read', () => {
    storage.write('group', draft);
    expect(storage.read('group')).toEqual(draft);
    expect(storage.read('bulk')).toBeUndefined();
  });

  it('are taken over by who signs in, and read by nobody else', () => {
    storage.write('group', draft);
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toEqual(draft);
    storage.giveTo('user-ada');
    expect(storage.read('group')).toEqual(draft);
    signIn.setSignedOut('refused');
    expect(storage.read('group')).toBeUndefined();
    signIn.setSignedIn('user-bob');
    expect(storage.read('group')).toBeUndefined();
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toEqual(draft);
  });

  it('are forgotten when somebody signs in who did not write them', () => {
    signIn.setSignedIn('user-ada');
    storage.write('group', draft);
    signIn.setSignedIn('user-bob');
    storage.giveTo('user-bob');
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toBeUndefined();
  });

  it.each(['a guest', 'a customer'])('are forgotten when the estimate is paid that %s made of them', (who) => {
    if (who === 'a customer') signIn.setSignedIn('user-ada');
    storage.write('group', draft);
    storage.write('bulk', { ...draft, estimateUrl: '/group-order/estimate/R987654321/#token=abc' });
    storage.clearPaid('R12345678');
    expect(storage.read('group')).toEqual(draft);
    storage.clearPaid('R123456789');
    expect([storage.read('group'), storage.read('bulk')?.order]).toEqual([undefined, draft.order]);
  });

  it('are forgotten one by one, and all at once', () => {
    storage.write('group', draft);
    storage.write('bulk', draft);
    storage.clear('group');
    expect([storage.read('group'), storage.read('bulk')]).toEqual([undefined, draft]);
    storage.forget();
    expect(storage.read('bulk')).toBeUndefined();
  });
});

describe('A group order in this browser (spec §3 Local storage keys)', () => {
  it('of a guest is in this tab alone, and the token of an estimate in no local storage', () => {
    const browser = aBrowser();
    const signIn = new InMemorySignInStorage();
    const storage = inBrowser(browser, signIn);
    storage.write('group', draft);
    expect(browser.local).toHaveLength(0);
    signIn.setSignedIn('user-ada');
    storage.giveTo('user-ada');
    storage.write('bulk', draft);
    expect(JSON.stringify(Object.entries(browser.local))).toContain('Ada');
    expect(JSON.stringify(Object.entries(browser.local))).not.toContain('token');
  });

  it('of a customer is there in the next tab, without the link to its estimate', () => {
    const browser = aBrowser();
    const signIn = new InMemorySignInStorage();
    signIn.setSignedIn('user-ada');
    inBrowser(browser, signIn).write('group', draft);
    expect(inBrowser({ ...aBrowser(), local: browser.local }, signIn).read('group')).toEqual({
      order: draft.order,
      submitted: false,
    });
  });
});

describe('A stored group order that is broken (spec §3 Client state, groupOrder)', () => {
  const readStored = (text: string) => {
    const browser = aBrowser();
    browser.session.setItem('group-order-group', text);
    return inBrowser(browser).read('group');
  };

  it.each(['', '{', '[]', 'null', '{"order":7}', '{"owner":null,"order":{}}'])('"%s" counts as none', (text) => {
    expect(readStored(text)).toBeUndefined();
  });

  it('costs only its broken parts, and leads to no other site', () => {
    const order = {
      details: { company: 'Example', size: 7 },
      products: [{ sku: 1 }, 'x'],
      addresses: [{ name: 'Ada' }],
    };
    const stored = { order, estimateUrl: 'https://other.example/', submitted: true };
    expect(readStored(JSON.stringify(stored))).toMatchObject({
      order: {
        details: { company: 'Example', size: '' },
        products: [],
        addons: [],
        addresses: [{ name: 'Ada', city: '' }],
      },
      estimateUrl: undefined,
      submitted: false,
    });
  });

  it('is cut: no text is longer than the page can show, and no list longer than an estimate takes', () => {
    const long = 'x'.repeat(100_000);
    const order = {
      details: { giftMessage: long },
      addresses: Array.from({ length: 1_001 }, () => ({ name: long.slice(0, 1_000) })),
    };
    const read = readStored(JSON.stringify({ order }));
    expect(read?.order.addresses).toHaveLength(1_000);
    expect(read?.order.addresses[0]?.name).toHaveLength(200);
    expect(read?.order.details.giftMessage).toHaveLength(2_000);
  });
});
