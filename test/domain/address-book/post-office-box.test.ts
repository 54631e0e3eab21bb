import { describe, expect, it } from 'vitest';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';

const lineOf = (address1: string, address2 = '') => postOfficeBoxLine({ address1, address2 });

describe('A post-office box, where no adult can sign for wine (spec §9 Shipping)', () => {
  it.each([
    'P.O. Box 12',
    'PO BOX 12',
    'po box',
    'P O Box 12',
    'P. O. Box #12',
    'P.O.Box12',
    'POBox 12',
    'P.O.B. 12',
    'POB 12',
    'P0 Box 12',
    'Post Office Box 12',
    'Post Office Bx 12',
    'Postal Box 12',
    'Box holder, PO Box A',
    'PO\u200b Box 12',
    '１２ ＰＯ Box',
  ])('is "%s"', (line) => {
    expect(lineOf(line)).toBe('address1');
    expect(lineOf('1 Invented St', line)).toBe('address2');
  });

  it.each([
    '12 Poe Boxwood Rd',
    '1 Poboxer Lane',
    '12 Post Office Rd',
    '12 Boxwood Court',
    'RR 2 Box 12',
    'Apo Boxer St 3',
    '12 Post Box Lane',
    '40 Expo Box Street',
    '',
  ])('is not "%s"', (line) => {
    expect(lineOf(line)).toBeUndefined();
  });
});
