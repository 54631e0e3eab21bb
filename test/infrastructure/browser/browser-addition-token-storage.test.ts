import { beforeEach, describe, expect, it } from 'vitest';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

const key = { number: 'R123456789', token: 'q3-_Zo7xVb0' };
const another = { number: 'R987654321', token: 'another' };

describe('The secrets of a tab that came back from paying (spec §7 PUT cross_sell)', () => {
  let browser: StoringBrowser;
  let window: ReturnType<StoringBrowser['openTab']>;
  let storage: AdditionTokenStorage;
  beforeEach(() => {
    browser = new StoringBrowser();
    window = browser.openTab();
    storage = storedIn(window).get(AdditionTokenStorage);
  });

  it('complete the key of the order that was paid, after a reload too', () => {
    storage.write(key.number, 'secret');
    expect(storedIn(window).get(AdditionTokenStorage).complete(key)).toEqual({ ...key, additionToken: 'secret' });
    expect(storage.complete(another)).toEqual(another);
  });

  it('stay in the tab, and are not the keys of links', () => {
    storage.write(key.number, 'secret');
    expect(storedIn(browser.openTab()).get(AdditionTokenStorage).complete(key)).toEqual(key);
    expect(storedIn(window).get(OrderLinkStorage).read(key.number)).toBeUndefined();
  });

  it('go when another user than the payer signs in, and at sign-out', () => {
    const signIn = storedIn(window).get(SignInStorage);
    storage.write(key.number, 'secret');
    signIn.setSignedIn('user-ada');
    storage.giveTo('user-ada');
    expect(storage.complete(key)).toEqual(key);
    storage.write(key.number, 'secret');
    storage.giveTo('user-ada');
    expect(storage.complete(key).additionToken).toBe('secret');
    storage.forget();
    expect(storage.complete(key)).toEqual(key);
  });
});
