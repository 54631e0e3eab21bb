// First: it checks at once whether it is in a browser, and must not take the rest for one.
import 'axios';
import { Window } from 'happy-dom';
import { vi } from 'vitest';

/** The key of the client's state on the global object, of which every tab of a browser has its own. */
const tabState = Symbol.for('__stytch_DataLayer');

type Fetch = typeof globalThis.fetch;
type Area = 'localStorage' | 'sessionStorage';

/** The browser that scripts reach by globals just now. */
let current: StytchBrowser | undefined;
let isOnline = true;
let callsUnderWay = 0;
let destination: string | undefined;

/**
 * A browser in which the provider's client runs: cookies, local storage, the storage event, and a network that can be
 * cut. There can be several; the caller enters its own first. Tabs are clients that share everything but their memory.
 */
export class StytchBrowser {
  private readonly dom = new Window({ url: 'http://localhost:5173/' });
  private readonly page = this.makePage();
  private pathname = '/';

  /** Makes the globals that lead to whichever browser was entered last. The network may be one that a test has made up. */
  static install(fetch: Fetch = globalThis.fetch): void {
    current = undefined;
    callsUnderWay = 0;
    vi.stubGlobal('localStorage', storageOf('localStorage'));
    vi.stubGlobal('sessionStorage', storageOf('sessionStorage'));
    vi.stubGlobal('fetch', (...request: Parameters<Fetch>) =>
      counted(isOnline ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch'))),
    );
    isOnline = true;
  }

  /** Returns the address that a client last navigated to, and forgets it. Throws when there is none. */
  static takeDestination(): string {
    if (destination === undefined) throw new Error('Nobody has left the shop');
    const address = destination;
    destination = undefined;
    return address;
  }

  static goOnline(online: boolean): void {
    isOnline = online;
  }

  /** No browser has a user any more, and no call of theirs is under way. */
  static async leave(): Promise<void> {
    await quiet();
    current = undefined;
  }

  async enter(): Promise<void> {
    if (current === this) return;
    await quiet();
    // The client took hold of the storage when it was loaded, so that stays and the rest changes.
    become(this);
    vi.stubGlobal('window', this.page);
    vi.stubGlobal('document', this.dom.document);
    vi.stubGlobal('navigator', this.dom.navigator);
    vi.stubGlobal('StorageEvent', this.dom.StorageEvent);
  }

  /** The browser is gone, with the listeners of all clients in it, which would keep everything they know in memory. */
  close(): Promise<void> {
    return this.dom.happyDOM.close();
  }

  /** The next client is the one of another tab. */
  openTab(): void {
    Reflect.deleteProperty(this.page, tabState);
  }

  /** The document that is loaded next stands at this path. */
  goTo(pathname: string): void {
    this.pathname = pathname;
  }

  read(area: Area, key: string): string | null {
    return this.dom[area].getItem(key);
  }

  /** Everything that is stored. */
  readAll(area: Area): readonly (string | null)[] {
    const { [area]: storage } = this.dom;
    return Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''));
  }

  /** Every tab is notified of a change, as other tabs are; the one that made it learns nothing new. */
  write(area: Area, key: string, value: string | null): void {
    if (this.read(area, key) === value) return;
    if (value === null) this.dom[area].removeItem(key);
    else this.dom[area].setItem(key, value);
    const change = value === null ? { key } : { key, newValue: value };
    if (area === 'localStorage') this.dom.dispatchEvent(new this.dom.StorageEvent('storage', change));
  }

  private makePage(): object {
    const { dom } = this;
    const pathname = () => this.pathname;
    return {
      addEventListener: dom.addEventListener.bind(dom),
      removeEventListener: dom.removeEventListener.bind(dom),
      dispatchEvent: dom.dispatchEvent.bind(dom),
      localStorage: storageOf('localStorage'),
      btoa,
      crypto,
      location: {
        hostname: 'localhost',
        host: 'localhost:5173',
        origin: 'http://localhost:5173',
        get pathname() {
          return pathname();
        },
        set href(address: string) {
          destination = address;
        },
      },
    };
  }
}

function storageOf(area: Area) {
  return {
    getItem: (key: string) => here().read(area, key),
    setItem: (key: string, value: string) => here().write(area, key, value),
    removeItem: (key: string) => here().write(area, key, null),
  };
}

function become(browser: StytchBrowser): void {
  current = browser;
}

function here(): StytchBrowser {
  if (!current) throw new Error('No browser was entered');
  return current;
}

async function counted<T>(call: Promise<T>): Promise<T> {
  callsUnderWay += 1;
  try {
    return await call;
  } finally {
    callsUnderWay -= 1;
  }
}

/** Waits for the responses to the client's own calls, so that they reach the right browser. */
async function quiet(): Promise<void> {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  do {
    for (let turns = 0; turns < 5; turns += 1) await turn();
  } while (callsUnderWay > 0);
}
