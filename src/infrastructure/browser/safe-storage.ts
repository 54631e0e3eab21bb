const probe = 'probe';

/** Values that it refuses stay in memory; others are always read from storage, because another tab may change them. */
export class SafeStorage {
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

  /** Values outlive the page. */
  get isLasting(): boolean {
    return (
      this.attempt((storage) => {
        storage.setItem(probe, probe);
        storage.removeItem(probe);
        return true;
      }) === true
    );
  }

  keys(): readonly string[] {
    const stored = this.attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    );
    return [...this.memory.keys(), ...(stored ?? [])];
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
