import type { Order } from './order';

/** What a shopper writes along with an order: a word to the shop, and a note that is put in with a present. */
export interface OrderNotes {
  readonly instructions: string;
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

export type NoteField = keyof OrderNotes;

/** Characters that fit on the packing slip and on the card. */
export const noteLimits: Readonly<Record<NoteField, number>> = {
  instructions: 500,
  from: 60,
  recipient: 60,
  note: 300,
};

export const noteFields: readonly NoteField[] = ['instructions', 'from', 'recipient', 'note'];

export function notesOf({
  specialInstructions = '',
  giftNote,
}: Pick<Order, 'specialInstructions' | 'giftNote'>): OrderNotes {
  return {
    instructions: specialInstructions,
    from: giftNote?.from ?? '',
    recipient: giftNote?.recipient ?? '',
    note: giftNote?.note ?? '',
  };
}

/** How many characters a note has; one that takes two units of memory is one. */
export function noteLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** Whether they say the same; blanks around do not count. */
export function sameNotes(one: OrderNotes, other: OrderNotes): boolean {
  return noteFields.every((field) => one[field].trim() === other[field].trim());
}
