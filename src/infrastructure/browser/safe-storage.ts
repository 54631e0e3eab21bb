/** As long as number and token of a cart, which have to fit. */
const probe = 'probe'.repeat(20);

/**
 * Storage may be forbidden, full, or absent in the build. Values that it does not accept stay in memory until the page
 * is left. Values that it accepted are always read from storage, because another tab may have changed them.
 */
export class SafeStorage {
  /** Values that storage did not accept. */
  private readonly memory = new Map<string, string>();

  constructor(private readonly open: () => Storage | undefined) {}

  read(key: string): string | undefined {
    return this.memory.get(key) ?? this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  write(key: string, value: string): void {
    const isStored = this.attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isStored) this.memory.delete(key);
    else this.memory.set(key, value);
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.attempt((storage) => storage.removeItem(key));
  }

  /** True when the value outlives the page, or would once it is written. */
  keeps(key: string): boolean {
    if (this.memory.has(key)) return false;
    return this.attempt((storage) => storage.getItem(key)) != null || this.isLasting;
  }

  keys(): readonly string[] {
    const stored = this.attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    );
    return [...this.memory.keys(), ...(stored ?? [])];
  }

  private get isLasting(): boolean {
    return (
      this.attempt((storage) => {
        storage.setItem(probe, probe);
        storage.removeItem(probe);
        return true;
      }) === true
    );
  }

  /** Any exception means that storage is forbidden or full. */
  private attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
}
