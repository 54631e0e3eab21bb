import type { Order } from './order';

/** The order notes and the gift message of a shopper. */
export interface OrderNotes {
  readonly instructions: string;
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

export type NoteField = keyof OrderNotes;

/** The longest texts that fit on the packing slip and on the card. */
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

/** The length of a note in code points. */
export function noteLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** Compares notes, ignoring surrounding whitespace. */
export function sameNotes(one: OrderNotes, other: OrderNotes): boolean {
  return noteFields.every((field) => one[field].trim() === other[field].trim());
}
