import { beforeEach, describe, expect, it } from 'vitest';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { aGroupOrder, aGroupOrderAddress } from '#test/builders/a-group-order';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const addresses = [
  aGroupOrderAddress({ row: 7, sets: NaN }),
  aGroupOrderAddress({ id: '2', items: [{ sku: 'WHITE-1', quantity: 3 }] }),
];
const draft = {
  order: aGroupOrder({ addresses }),
  estimateUrl: '/group-order/estimate/R123456789/#token=abc',
  submitted: true,
};

const openTab = () => new StoringBrowser().openTab();

describe.each([
  ['the browser', () => storedIn(openTab())],
  ['a browser that forbids storage', () => storedIn(undefined)],
])('Group orders in %s (spec §3 Client state, groupOrder)', (_name, open) => {
  let signIn: SignInStorage;
  let storage: GroupOrderStorage;
  beforeEach(() => {
    const page = open();
    [signIn, storage] = [page.get(SignInStorage), page.get(GroupOrderStorage)];
  });

  it('are kept whole, one of each kind, also a number that could not be read', () => {
    storage.write('group', draft);
    expect(storage.read('group')).toEqual(draft);
    expect(storage.read('bulk')).toBeUndefined();
  });

  it('are taken over by the user who signs in, and read by no other', () => {
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

  it('are forgotten when another user than their author signs in', () => {
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

  it.each<[string, (kept: GroupOrderStorage) => void]>([
    ['starts over', (kept) => kept.clear('group')],
    ['pays the estimate', (kept) => kept.clearPaid('R123456789')],
  ])('of a customer whose session ended outlive a guest who %s here', (_name, leave) => {
    signIn.setSignedIn('user-ada');
    storage.giveTo('user-ada');
    const order = aGroupOrder();
    storage.write('group', { order, submitted: false });
    signIn.setSignedOut('refused');
    storage.write('group', draft);
    leave(storage);
    expect(storage.read('group')).toBeUndefined();
    signIn.setSignedIn('user-ada');
    storage.giveTo('user-ada');
    expect(storage.read('group')?.order).toEqual(order);
  });

  it('are forgotten when their estimate is paid, also once the session of their customer has ended', () => {
    signIn.setSignedIn('user-ada');
    storage.write('group', draft);
    signIn.setSignedOut('refused');
    storage.clearPaid('R123456789');
    signIn.setSignedIn('user-ada');
    expect(storage.read('group')).toBeUndefined();
  });

  it('are forgotten one by one, and all at once', () => {
    storage.write('group', draft);
    storage.write('bulk', draft);
    storage.clear('group');
    expect([storage.read('group'), storage.read('bulk')]).toEqual([undefined, draft]);
    storage.forget();
    expect(storage.read('bulk')).toBeUndefined();
    signIn.setSignedIn('user-ada');
    storage.write('bulk', draft);
    signIn.setSignedOut('refused');
    storage.forget();
    signIn.setSignedIn('user-ada');
    expect(storage.read('bulk')).toBeUndefined();
  });
});

describe('A group order in this browser (spec §3 Local storage keys)', () => {
  it('of a guest is in this tab alone, and the token of an estimate in no local storage', () => {
    const window = openTab();
    const page = storedIn(window);
    const [signIn, storage] = [page.get(SignInStorage), page.get(GroupOrderStorage)];
    storage.write('group', draft);
    expect(window.localStorage).toHaveLength(0);
    signIn.setSignedIn('user-ada');
    storage.giveTo('user-ada');
    storage.write('bulk', draft);
    const stored = ['group', 'bulk'].map((kind) => window.localStorage.getItem(`group-order-${kind}`)).join();
    expect(stored).toContain('Ada');
    expect(stored).not.toContain('token');
  });

  it('of a customer is there in the next tab, without the link to its estimate', () => {
    const browser = new StoringBrowser();
    const page = storedIn(browser.openTab());
    page.get(SignInStorage).setSignedIn('user-ada');
    page.get(GroupOrderStorage).write('group', draft);
    expect(storedIn(browser.openTab()).get(GroupOrderStorage).read('group')).toEqual({
      order: draft.order,
      submitted: false,
    });
  });
});

describe('A stored group order that is broken (spec §3 Client state, groupOrder)', () => {
  const readStored = (text: string) => {
    const window = openTab();
    window.sessionStorage.setItem('group-order-group', text);
    return storedIn(window).get(GroupOrderStorage).read('group');
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
