import type { SharedStored, Stored, StoredByName } from '#src/application/ports/browser/stored';
import { BrowserStored, type HearingWindow, SharedBrowserStored, type Texts } from './browser-stored';
import type { Codec } from './codecs';
import { type CookiePage, LaxCookies } from './lax-cookies';
import { SafeStorage } from './safe-storage';
import type { SharedKey, StoredKey, TabKey } from './stored-keys';

/** A window, as far as it stores something. */
export type StoringWindow = CookiePage & HearingWindow & Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Keeps values in this browser, each under its key. The window is not touched before a value is used. */
export class BrowserStorage {
  private readonly local: SafeStorage;
  private readonly tab: SafeStorage;

  /** The build has no window. */
  constructor(private readonly open: () => StoringWindow | undefined) {
    this.local = new SafeStorage(() => open()?.localStorage);
    this.tab = new SafeStorage(() => open()?.sessionStorage);
  }

  stored<T>(key: StoredKey, codec: Codec<T>): Stored<T> {
    return new BrowserStored(...this.placeOf(key), codec);
  }

  shared<T>({ local }: SharedKey, codec: Codec<T>): SharedStored<T> {
    return new SharedBrowserStored(this.local, local, codec, this.open);
  }

  /** The key begins the keys of the values, each of which ends with its name. */
  byName<T>(key: SharedKey | TabKey, codec: Codec<T>): StoredByName<T> {
    const [texts, prefix] = 'local' in key ? [this.local, key.local] : [this.tab, key.tab];
    return {
      at: (name) => new BrowserStored(texts, prefix + name, codec),
      names: () =>
        texts
          .keys()
          .filter((other) => other.startsWith(prefix))
          .map((other) => other.slice(prefix.length)),
    };
  }

  private placeOf(key: StoredKey): readonly [Texts, string] {
    if ('local' in key) return [this.local, key.local];
    if ('tab' in key) return [this.tab, key.tab];
    return [new LaxCookies(this.open, key.seconds), key.cookie];
  }
}
