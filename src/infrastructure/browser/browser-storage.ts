import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { BrowserStored, type HearingWindow, SharedBrowserStored, type Texts } from './browser-stored';
import type { Codec } from './codecs';
import { type CookiePage, LaxCookies } from './lax-cookies';
import { SafeStorage } from './safe-storage';
import type { SharedKey, StoredKey } from './stored-keys';

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

  private placeOf(key: StoredKey): readonly [Texts, string] {
    if ('local' in key) return [this.local, key.local];
    if ('tab' in key) return [this.tab, key.tab];
    return [new LaxCookies(this.open, key.seconds), key.cookie];
  }
}
