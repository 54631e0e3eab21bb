import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { BrowserCartStorage } from '#src/infrastructure/browser/browser-cart-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

let local: Storage;
let session: Storage;
let storage: BrowserCartStorage;
beforeEach(() => {
  const window = new Window();
  ({ localStorage: local, sessionStorage: session } = window as unknown as {
    localStorage: Storage;
    sessionStorage: Storage;
  });
  storage = new BrowserCartStorage(new SafeStorage(() => local), new SafeStorage(() => session));
});

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };

function stored(number: string, token: string) {
  local.setItem('cart-number', number);
  local.setItem('cart-token', token);
  session.setItem('cart-aside', `${number} ${token}`);
  return [storage.read(), storage.readAside()];
}

describe('The stored cart (spec §3 Local storage keys, cart-number, cart-token)', () => {
  it('is the order that was stored, or noted in this tab', () => {
    storage.write(key);
    expect([storage.read(), storage.readAside()]).toEqual([key, undefined]);
    storage.writeAside(key);
    storage.clear();
    expect([storage.read(), storage.readAside()]).toEqual([undefined, key]);
  });

  it('knows what pages promised, until the cart is forgotten; the last word counts', () => {
    storage.writePrice('RED-1', cents(800));
    storage.writePrice('MIX-6 6×RED-1', cents(4800));
    storage.writePrice('RED-1', cents(850));
    expect([...storage.readPrices()]).toEqual([
      ['RED-1', 850],
      ['MIX-6 6×RED-1', 4800],
    ]);
    storage.clear();
    expect([...storage.readPrices()]).toEqual([]);
  });

  it.each(['{"broken', 'null', '7', '{"RED-1":800}', '["RED-1"]', '[["RED-1","800"],[7,800],["RED-1",8.5]]'])(
    'was promised nothing where %s is stored',
    (nonsense) => {
      local.setItem('cart-prices', nonsense);
      expect([...storage.readPrices()]).toEqual([]);
    },
  );

  it('knows the newest ten links that were opened for it, until it is forgotten', () => {
    const opened = (index: number) => ({
      link: `/cart/RED-1:${index}/`,
      openedAt: index,
      targets: [{ sku: 'RED-1', quantity: index }],
    });
    for (let index = 1; index <= 11; index += 1) storage.writeOpenedLink(opened(index));
    storage.writeOpenedLink({ ...opened(5), openedAt: 12 });
    expect(storage.readOpenedLinks().map(({ openedAt }) => openedAt)).toEqual([12, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
    expect(storage.readOpenedLinks()[1]).toEqual(opened(11));
    storage.clear();
    expect(storage.readOpenedLinks()).toEqual([]);
  });

  it.each([
    '{"broken',
    '{}',
    '[7]',
    '[{"link":7,"openedAt":1,"targets":[]}]',
    '[{"link":"/cart/","openedAt":"1","targets":[]}]',
    '[{"link":"/cart/","openedAt":1,"targets":[{"sku":"RED-1","quantity":"2"}]}]',
  ])('had no link opened for it where %s is stored', (nonsense) => {
    local.setItem('cart-links', nonsense);
    expect(storage.readOpenedLinks()).toEqual([]);
  });

  it.each([
    'null',
    'undefined',
    'NaN',
    'true',
    'false',
    '',
    '{}',
    '[object Object]',
    '"R123456789"',
    '../../admin',
    'R1\u0000',
    'x'.repeat(65),
  ])('is none where a number or a token is %j', (nonsense) => {
    expect(stored(nonsense, 'q3-_Zo7xVb0')).toEqual([undefined, undefined]);
    expect(stored('R123456789', nonsense)).toEqual([undefined, undefined]);
  });
});

describe('Orders whose payment is not settled (spec §2 checkout_session_id)', () => {
  it('are out of the cart and outlive the tab, until their end is certain', () => {
    storage.write(key);
    storage.moveToUnsettled('cs_test_1');
    const nextVisit = new BrowserCartStorage(new SafeStorage(() => local), new SafeStorage(() => undefined));
    expect([nextVisit.read(), nextVisit.readUnsettled()]).toEqual([
      undefined,
      [{ ...key, checkoutSessionId: 'cs_test_1' }],
    ]);
    nextVisit.clearUnsettled(key.number);
    expect([storage.readUnsettled(), local.getItem('cart-unsettled')]).toEqual([[], null]);
  });

  it('may be several, each once', () => {
    for (const [number, session] of [
      ['R1', 'cs_1'],
      ['R2', 'cs_2'],
      ['R1', 'cs_3'],
    ] as const) {
      storage.write({ ...key, number });
      storage.moveToUnsettled(session);
    }
    expect(storage.readUnsettled().map(({ number, checkoutSessionId }) => [number, checkoutSessionId])).toEqual([
      ['R2', 'cs_2'],
      ['R1', 'cs_3'],
    ]);
  });

  it('are none without a cart, or where what is stored has another shape', () => {
    storage.moveToUnsettled('cs_test_1');
    expect(storage.readUnsettled()).toEqual([]);
    for (const nonsense of ['null', 'R1 t', 'R1 t ', '../x t cs_1', 'R1 null cs_1', '{}', `R1 t ${'x'.repeat(257)}`]) {
      local.setItem('cart-unsettled', `${nonsense}\nR2 t cs_2`);
      expect(storage.readUnsettled()).toEqual([{ number: 'R2', token: 't', checkoutSessionId: 'cs_2' }]);
    }
  });
});
