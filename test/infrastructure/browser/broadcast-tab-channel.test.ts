import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BroadcastTabChannel } from '#src/infrastructure/browser/broadcast-tab-channel';

/** The channels of one browser: a message posted on one arrives on the others. */
class PlainChannel extends EventTarget {
  static readonly all = new Set<PlainChannel>();

  constructor() {
    super();
    PlainChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of PlainChannel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const forbidden = () => new DOMException('Access is denied for this document.', 'SecurityError');

function ForbiddenChannel(): never {
  throw forbidden();
}

class DeafChannel extends PlainChannel {
  override postMessage(): void {
    throw forbidden();
  }
}

let window: Window;
beforeEach(() => {
  window = new Window();
  vi.stubGlobal('window', window);
});
afterEach(() => {
  PlainChannel.all.clear();
  vi.unstubAllGlobals();
});

function store(key: string): void {
  window.dispatchEvent(new window.StorageEvent('storage', { key }));
}

describe('Telling other tabs of the cart (spec §4 Cart and other tabs)', () => {
  it('is heard by the others and not by oneself, until they stop listening', () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const [here, there] = [new BroadcastTabChannel(), new BroadcastTabChannel()];
    const heard = { here: 0, there: 0 };
    here.onCartChange(() => (heard.here += 1));
    const stop = there.onCartChange(() => (heard.there += 1));
    here.announceCartChange();
    expect(heard).toEqual({ here: 0, there: 1 });
    stop();
    here.announceCartChange();
    expect(heard).toEqual({ here: 0, there: 1 });
  });

  it.each([
    ['has no channels', undefined],
    ['forbids channels', ForbiddenChannel],
    ['lets nothing be said', DeafChannel],
  ])('is done by storage where a browser %s', (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const tabs = new BroadcastTabChannel();
    let heard = 0;
    const stop = tabs.onCartChange(() => (heard += 1));
    tabs.announceCartChange();
    store('cart-number');
    store('draft-checkout-address');
    expect(heard).toBe(1);
    stop();
    store('cart-number');
    expect(heard).toBe(1);
  });
});
