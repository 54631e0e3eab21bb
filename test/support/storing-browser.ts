import { Container, given } from '#src/composition/container';
import { adapters as browser } from '#src/composition/modules/browser';
import { adapters as cart } from '#src/composition/modules/cart';
import { adapters as geography } from '#src/composition/modules/geography';
import { adapters as groupOrder } from '#src/composition/modules/group-order';
import { adapters as orders } from '#src/composition/modules/orders';
import { adapters as referral } from '#src/composition/modules/referral';
import { ThisBrowser } from '#src/composition/stored';
import { BrowserStorage, type StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { storageArea } from '#test/model/support/storage-area';

/** What a browser stores, in memory: its tabs share local storage and cookies, and hear what the others store. */
export class StoringBrowser {
  /** Set to true for a browser that accepts nothing more. */
  isFull = false;
  private readonly items = new Map<string, string>();
  private readonly cookies = new Map<string, string>();
  private readonly tabs = new Set<EventTarget>();

  openTab(): StoringWindow {
    const { items, cookies } = this;
    const tab = new EventTarget();
    this.tabs.add(tab);
    const isFull = () => this.isFull;
    const changed = (key: string | null) => {
      for (const other of this.tabs)
        if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    return {
      localStorage: storageArea({ items, isFull, changed }),
      sessionStorage: storageArea({ isFull }),
      location: { hostname: 'localhost' },
      document: {
        get cookie() {
          return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        },
        set cookie(cookie: string) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          if (cookie.includes('Max-Age=0')) cookies.delete(name);
          else cookies.set(name, value);
        },
      },
      addEventListener: tab.addEventListener.bind(tab),
      removeEventListener: tab.removeEventListener.bind(tab),
    };
  }
}

/** What a page in this window keeps: asks for stored values, and for the classes that use them, by their names. */
export function storedIn(window: StoringWindow | undefined | (() => never)): Container {
  const open = typeof window === 'function' ? window : () => window;
  const container = new Container([given(ThisBrowser, new BrowserStorage(open))]);
  for (const bind of [browser, cart, geography, groupOrder, orders, referral]) bind(container);
  return container;
}
