import { describe, expect, it } from 'vitest';
import { customizeMessages as messages } from '#src/ui/club/customize-messages';
import { startingBox } from '#src/ui/club/starting-box';

describe('The cans that choosing begins with (spec §3 canClub.customization, §9 Club sizes)', () => {
  const held = { size: 12, cans: [{ sku: 'WHITE-1', quantity: 12 }] };
  const beginning = { held, newSize: undefined, search: '', maxQuantityOf: () => 18 };

  it('are those that the box holds', () => {
    expect(startingBox(beginning)).toEqual({ choice: held, notice: undefined });
  });

  it('are as many as there are where a larger box would have each twice, which is told', () => {
    expect(startingBox({ ...beginning, newSize: 24 })).toEqual({
      choice: { size: 24, cans: [{ sku: 'WHITE-1', quantity: 18 }] },
      notice: messages.notTwice,
    });
  });

  it('are none when no can of the box is left, which is told of no link', () => {
    expect(startingBox({ ...beginning, maxQuantityOf: () => undefined })).toEqual({
      choice: { size: 12, cans: [] },
      notice: messages.notAsWritten,
    });
  });
});
