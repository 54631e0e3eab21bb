import type { NoteField } from '#src/domain/cart/order-notes';

/** The words around what a shopper writes along with an order: in the cart, in checkout and on the confirmation. */
export const orderNotesMessages = {
  title: 'Your notes',
  order: 'Order notes',
  gift: 'Gift message',
  written: 'written',
  labels: { instructions: 'Notes for us', from: 'From', recipient: 'To', note: 'Message' } satisfies Record<
    NoteField,
    string
  >,
  hints: {
    instructions: (most: number) => `For the packing, or the door. Up to ${most} characters.`,
    note: (most: number) => `We write it on a card and put it in. Up to ${most} characters.`,
  },
  tooLong: (most: number, length: number) => `At most ${most} characters; these are ${length}.`,
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: (reason: string) => `Not saved yet; what you wrote stays here. ${reason}`,
  fromTo: (from: string, recipient: string) =>
    [from && `From ${from}`, recipient && `to ${recipient}`].filter(Boolean).join(' '),
  edits: 'your notes',
} as const;
