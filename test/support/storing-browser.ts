import { DraftStorage } from '#src/application/storage/draft-storage';
import { Container, given } from '#src/composition/container';
import { adapters as browser } from '#src/composition/modules/browser';
import { ThisBrowser } from '#src/composition/modules/browser';
import { adapters as cart } from '#src/composition/modules/cart';
import { adapters as geography } from '#src/composition/modules/geography';
import { adapters as referral } from '#src/composition/modules/referral';
import { adapters as seldom } from '#src/composition/modules/seldom';
import { BrowserStorage, type StoringWindow } from '#src/infrastructure/browser/browser-storage';
import { storageArea } from '#test/model/support/storage-area';

/** A browser that stores in memory. Its tabs share local storage and cookies, and hear when another one stores something. */
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

/** Returns a container of all stored values of a page in this window, and of the classes that use them. */
export function storedIn(window: StoringWindow | undefined | (() => never)): Container {
  const open = typeof window === 'function' ? window : () => window;
  const container = new Container([given(ThisBrowser, new BrowserStorage(open))]);
  for (const bind of [browser, cart, geography, referral, seldom]) bind(container);
  return container;
}

/** The drafts of the only tab in a fresh browser. */
export function draftsOfTab(): DraftStorage {
  return storedIn(new StoringBrowser().openTab()).get(DraftStorage);
}
