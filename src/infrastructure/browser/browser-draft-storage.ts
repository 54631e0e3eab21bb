import type { DraftStorage } from '../../application/ports/browser/draft-storage';
import type { SafeStorage } from './safe-storage';

export class BrowserDraftStorage implements DraftStorage {
  constructor(private readonly session: SafeStorage) {}

  read(name: string): Readonly<Record<string, string>> {
    const text = this.session.read(keyOf(name));
    return text === undefined ? {} : textFields(parse(text));
  }

  write(name: string, fields: Readonly<Record<string, string>>): void {
    this.session.write(keyOf(name), JSON.stringify(fields));
  }

  forget(name: string): void {
    this.session.remove(keyOf(name));
  }
}

function keyOf(name: string): string {
  return `draft-${name}`;
}

/** Stored text may be from another version or another hand: then nothing was typed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function textFields(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
