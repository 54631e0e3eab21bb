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

describe.each<[string, (signIn: SignInStorage) => GroupOrderStorage]>([
  [
    'the browser',
    (signIn) => {
      const { localStorage } = new Window();
      return new BrowserGroupOrderStorage(new SafeStorage(() => localStorage), signIn);
    },
  ],
  [
    'a browser that forbids storage',
    (signIn) => new BrowserGroupOrderStorage(new SafeStorage(() => undefined), signIn),
  ],
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

  it('are taken over by who signs in, and read by nobody else from the next change on', () => {
    storage.write('group', draft);
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toEqual(draft);
    storage.write('group', draft);
    signIn.setSignedOut('refused');
    expect(storage.read('group')).toBeUndefined();
    signIn.setSignedIn('user-bob');
    expect(storage.read('group')).toBeUndefined();
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toEqual(draft);
  });

  it('are forgotten one by one, and all at once', () => {
    storage.write('group', draft);
    storage.write('bulk', draft);
    storage.clear('group');
    expect([storage.read('group'), storage.read('bulk')]).toEqual([undefined, draft]);
    storage.clearAll();
    expect(storage.read('bulk')).toBeUndefined();
  });
});

describe('A stored group order that is broken (spec §3 Client state, groupOrder)', () => {
  it.each(['', '{', '[]', 'null', '{"order":7}', '{"owner":null,"order":{}}'])('"%s" counts as none', (text) => {
    const { localStorage } = new Window();
    localStorage.setItem('group-order-group', text);
    const storage = new BrowserGroupOrderStorage(new SafeStorage(() => localStorage), new InMemorySignInStorage());
    expect(storage.read('group')).toBeUndefined();
  });

  it('costs only its broken parts, and leads to no other site', () => {
    const { localStorage } = new Window();
    const order = {
      details: { company: 'Example', size: 7 },
      products: [{ sku: 1 }, 'x'],
      addresses: [{ name: 'Ada' }],
    };
    const stored = { order, estimateUrl: 'https://other.example/', submitted: true };
    localStorage.setItem('group-order-group', JSON.stringify(stored));
    const storage = new BrowserGroupOrderStorage(new SafeStorage(() => localStorage), new InMemorySignInStorage());
    expect(storage.read('group')).toMatchObject({
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
});
