export type Kind =
  | 'order'
  | 'user'
  | 'line item'
  | 'adjustment'
  | 'shipment'
  | 'rate'
  | 'payment'
  | 'card'
  | 'store credit'
  | 'address'
  | 'wallet source'
  | 'order number'
  | 'shipment number'
  | 'order token';

/** The recorded server gave the id of a deleted row to the next one, so these may come to stand for something else. */
const reused: readonly Kind[] = ['line item', 'adjustment', 'shipment', 'rate'];

/** Kinds of which the real server made a second row for the same address, while we find the first one. */
const merged: readonly Kind[] = ['address'];

/** The ids, numbers and tokens of ours that stand for the recorded ones. */
export class KnownIds {
  private readonly tokens = new Map<string, string>();
  private readonly ours = new Map<Kind, Map<string | number, string | number>>();

  /** Learns a pair; true when it fits the pairs learned before. */
  learn(kind: Kind, recorded: string | number, own: string | number): boolean {
    const known = this.ours.get(kind) ?? new Map<string | number, string | number>();
    this.ours.set(kind, known);
    const before = known.get(recorded);
    if (before === own) return true;
    if (before !== undefined && !reused.includes(kind)) return false;
    const elsewhere = [...known].some(([other, value]) => value === own && other !== recorded);
    if (elsewhere && !merged.includes(kind)) return false;
    known.set(recorded, own);
    return true;
  }

  find(kind: Kind, recorded: string | number): string | number | undefined {
    return this.ours.get(kind)?.get(recorded);
  }

  /** Remembers the token of ours that opens the order with a recorded number. */
  learnToken(recordedNumber: string, ownToken: string): void {
    this.tokens.set(recordedNumber, ownToken);
  }

  tokenOf(recordedNumber: string): string {
    const token = this.tokens.get(recordedNumber);
    if (token === undefined) throw new Error(`No token is known for the recorded order ${recordedNumber}.`);
    return token;
  }

  /** Numbers and tokens inside a text, as in a path. */
  translate(text: string): string {
    const kinds: readonly Kind[] = ['order number', 'order token'];
    return kinds
      .flatMap((kind) => [...(this.ours.get(kind) ?? [])])
      .reduce((result, [recorded, own]) => result.replaceAll(String(recorded), String(own)), text);
  }
}
