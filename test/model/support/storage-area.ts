interface AreaOptions {
  readonly items?: Map<string, string>;
  /** Browsers throw where storage is full. */
  readonly isFull?: () => boolean;
  readonly changed?: (key: string | null) => void;
}

/** Storage as browsers have it, in memory: that of one tab, or one that tabs share by its items. */
export function storageArea(options: AreaOptions = {}): Storage {
  const { items = new Map<string, string>(), isFull = () => false, changed = () => undefined } = options;
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
      changed(key);
    },
    removeItem: (key) => {
      if (items.delete(key)) changed(key);
    },
    clear: () => {
      items.clear();
      changed(null);
    },
  };
}
