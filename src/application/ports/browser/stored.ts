/**
 * Something that this browser keeps across reloads. A value that is broken or foreign, or that cannot be read, counts as
 * none. A value that the browser refuses lasts as long as the page.
 */
export interface Stored<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

/** A stored value that all tabs of the browser share. */
export interface SharedStored<T> extends Stored<T> {
  /** True when the value outlives the page, or would once it is written. False where storage is full or forbidden. */
  readonly isLasting: boolean;
  /** Calls the listener when another tab has changed the value; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** Stored values of one kind, each under a name of its own. */
export interface StoredByName<T> {
  at(name: string): Stored<T>;
  names(): readonly string[];
}
