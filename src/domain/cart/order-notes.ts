import { oneLine } from '#src/domain/text/one-line';
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

/** The notes as they are sent: the names are a line each. */
export function writtenNotes({ instructions, from, recipient, note }: OrderNotes): OrderNotes {
  return {
    instructions: instructions.trim(),
    from: oneLine(from),
    recipient: oneLine(recipient),
    note: note.trim(),
  };
}

/** Compares notes as they are sent. */
export function sameNotes(one: OrderNotes, other: OrderNotes): boolean {
  const [these, those] = [writtenNotes(one), writtenNotes(other)];
  return noteFields.every((field) => these[field] === those[field]);
}
