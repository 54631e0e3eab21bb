import { describe, expect, it } from 'vitest';
import { noteLength, notesOf, sameNotes } from '#src/domain/cart/order-notes';

const none = { instructions: '', from: '', recipient: '', note: '' };

describe('Order notes (spec §7 PATCH orders)', () => {
  it('is empty where the order has none', () => {
    expect(notesOf({})).toEqual(none);
    expect(notesOf({ specialInstructions: 'Ring twice', giftNote: { from: 'A', recipient: 'B', note: 'C' } })).toEqual({
      instructions: 'Ring twice',
      from: 'A',
      recipient: 'B',
      note: 'C',
    });
  });

  it('is counted as people count, without the blanks around it', () => {
    expect([noteLength(''), noteLength('  a b '), noteLength('🍷🍷'), noteLength('é')]).toEqual([0, 3, 2, 1]);
  });

  it('is the same with other blanks around it, and not with other words', () => {
    expect(sameNotes({ ...none, note: ' Cheers ' }, { ...none, note: 'Cheers' })).toBe(true);
    expect(sameNotes({ ...none, note: 'Cheers' }, { ...none, note: 'cheers' })).toBe(false);
  });
});
