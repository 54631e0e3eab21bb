import { beforeEach, describe, expect, it } from 'vitest';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';

describe("The browser's memory of signing in (spec §3 Local storage keys)", () => {
  let local: Storage;
  let window: StoringWindow;
  let storage: SignInStorage;
  const reloaded = () => storedIn(window).get(SignInStorage);
  beforeEach(() => {
    window = new StoringBrowser().openTab();
    local = window.localStorage;
    storage = reloaded();
  });

  it('is nothing at first', () => {
    expect(storage.wasSignedIn()).toBe(false);
    expect(storage.popReturnPath()).toBeUndefined();
  });

  it('is, under auth-logged-in, that somebody was signed in', () => {
    storage.setSignedIn('user-ada');
    expect(local.getItem('auth-logged-in')).toBe('true');
    expect(reloaded().wasSignedIn()).toBe(true);
    expect(reloaded().user()).toBe('user-ada');
  });

  it('is gone after somebody has signed out', () => {
    storage.setSignedIn('user-ada');
    storage.setSignedOut('signed-out');
    expect(local.length).toBe(0);
    expect(reloaded().wasSignedIn()).toBe(false);
  });

  it('is the last user, though not their presence, after the server ended their session', () => {
    storage.setSignedIn('user-ada');
    storage.setSignedOut('refused');
    expect(reloaded().wasSignedIn()).toBe(false);
    expect(reloaded().user()).toBe('user-ada');
  });

  it('believes nothing else that stands there', () => {
    local.setItem('auth-logged-in', 'yes');
    expect(storage.wasSignedIn()).toBe(false);
  });

  it('gives the path to return to once', () => {
    storage.writeReturnPath('/en-US/checkout/');
    expect(reloaded().popReturnPath()).toBe('/en-US/checkout/');
    expect(reloaded().popReturnPath()).toBeUndefined();
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = storedIn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }).get(SignInStorage);
    forbidden.setSignedIn('user-ada');
    expect(forbidden.wasSignedIn()).toBe(true);
    forbidden.writeReturnPath('/en-US/cart/');
    expect(forbidden.popReturnPath()).toBe('/en-US/cart/');
  });
});
