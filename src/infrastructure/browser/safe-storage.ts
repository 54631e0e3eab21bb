/**
 * A browser store that may be forbidden or full, or not there at all on the build machine: then values live in memory for as
 * long as the page does, so that nothing a shopper does is lost before they leave. What the store has taken is nobody's but
 * the store's: another tab may have changed it since.
 */
export class SafeStorage {
  /** What the store would not take. */
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

  /** Of everything that is stored here. */
  keys(): readonly string[] {
    const stored = this.attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    );
    return [...this.memory.keys(), ...(stored ?? [])];
  }

  /** Whatever is thrown here says that this browser forbids storage or has no room: memory stands in. */
  private attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
}
