import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import type { Codec } from './codecs';
import type { SafeStorage } from './safe-storage';

/** Texts by their keys, as storage and cookies keep them. */
export interface Texts {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** One value, as the text under one key. */
export class BrowserStored<T> implements Stored<T> {
  constructor(
    private readonly texts: Texts,
    private readonly key: string,
    private readonly codec: Codec<T>,
  ) {}

  read(): T | undefined {
    const text = this.texts.read(this.key);
    return text === undefined ? undefined : this.codec.parse(text);
  }

  write(value: T): void {
    const text = this.codec.format(value);
    if (text === undefined) this.clear();
    else this.texts.write(this.key, text);
  }

  clear(): void {
    this.texts.remove(this.key);
  }
}

/** A window that receives the storage events of other tabs. */
export type HearingWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** One value of all tabs, in local storage. */
export class SharedBrowserStored<T> extends BrowserStored<T> implements SharedStored<T> {
  constructor(
    private readonly local: SafeStorage,
    private readonly sharedKey: string,
    codec: Codec<T>,
    private readonly window: () => HearingWindow | undefined,
  ) {
    super(local, sharedKey, codec);
  }

  get isLasting(): boolean {
    return this.local.keeps(this.sharedKey);
  }

  onChange(listener: () => void): () => void {
    const window = this.window();
    // No key means that all storage was cleared.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === this.sharedKey) listener();
    };
    window?.addEventListener('storage', onStorage);
    return () => window?.removeEventListener('storage', onStorage);
  }
}
