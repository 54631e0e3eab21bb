import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentStorage } from '#src/application/storage/payment-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

let browser: StoringBrowser;
let local: Storage;
let session: Storage;
let storage: PaymentStorage;
beforeEach(() => {
  browser = new StoringBrowser();
  const window = browser.openTab();
  ({ localStorage: local, sessionStorage: session } = window);
  storage = storedIn(window).get(PaymentStorage);
});

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };

describe('Orders whose payment is not settled (spec §2 checkout_session_id)', () => {
  it('outlive the tab, until their end is certain', () => {
    storage.writeUnsettled({ ...key, checkoutSessionId: 'cs_test_1' });
    const nextVisit = storedIn(browser.openTab()).get(PaymentStorage);
    expect(nextVisit.readUnsettled()).toEqual([{ ...key, checkoutSessionId: 'cs_test_1' }]);
    nextVisit.clearUnsettled(key.number);
    expect([storage.readUnsettled(), local.getItem('cart-unsettled')]).toEqual([[], null]);
  });

  it('may be several, each once', () => {
    for (const [number, session] of [
      ['R1', 'cs_1'],
      ['R2', 'cs_2'],
      ['R1', 'cs_3'],
    ] as const) {
      storage.writeUnsettled({ ...key, number, checkoutSessionId: session });
    }
    expect(storage.readUnsettled().map(({ number, checkoutSessionId }) => [number, checkoutSessionId])).toEqual([
      ['R2', 'cs_2'],
      ['R1', 'cs_3'],
    ]);
  });

  it.each(['', 'cs 1', 'x'.repeat(257)])('are none with a session %j', (checkoutSessionId) => {
    expect(storage.writeUnsettled({ ...key, checkoutSessionId })).toBe(false);
    expect(storage.readUnsettled()).toEqual([]);
  });

  it('are none where the stored value has another shape', () => {
    for (const nonsense of ['null', 'R1 t', 'R1 t ', '../x t cs_1', 'R1 null cs_1', '{}', `R1 t ${'x'.repeat(257)}`]) {
      local.setItem('cart-unsettled', `${nonsense}\nR2 t cs_2`);
      expect(storage.readUnsettled()).toEqual([{ number: 'R2', token: 't', checkoutSessionId: 'cs_2' }]);
    }
  });
});

describe('The order that a tab shows once it is complete (spec §2 /order/confirmation)', () => {
  it('is the one that this tab stored last, until it is cleared with the unsettled ones', () => {
    storage.writeUnsettled({ ...key, checkoutSessionId: 'cs_test_1' });
    storage.writeConfirmable({ ...key, number: 'R1' });
    storage.writeConfirmable(key);
    expect(storage.readConfirmable()).toEqual(key);
    storage.forget();
    expect([storage.readConfirmable(), storage.readUnsettled()]).toEqual([undefined, []]);
  });

  it.each(['null', 'R1', 'R1 null', '../x t', 'R1\u0000 t'])('is none where %j is stored', (nonsense) => {
    session.setItem('cart-aside', nonsense);
    expect(storage.readConfirmable()).toBeUndefined();
  });
});
