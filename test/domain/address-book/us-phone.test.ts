import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUsPhone, showUsPhone, textableUsPhone } from '#src/domain/address-book/us-phone';

const digit = (min: number) => fc.integer({ min, max: 9 });
const usDigits = fc
  .tuple(digit(2), digit(0), digit(0), digit(2), ...Array.from({ length: 6 }, () => digit(0)))
  .map((digits) => digits.join(''))
  .filter((digits) => !/^.11/.test(digits));

describe('A phone number of the United States (spec §5 Shop form rules)', () => {
  it.each([
    '5035550123',
    '(503) 555-0123',
    '503.555.0123',
    '503/555-0123',
    '503\u2011555\u20130123',
    '503 \u2212 555 \u2014 0123',
    '+1 503 555 0123',
    '1-503-555-0123',
    '\u202a+1 (503) 555-0123\u202c',
    '５０３５５５０１２３',
  ])('is kept as digits: %s', (typed) => {
    expect(readUsPhone(typed)).toBe('5035550123');
  });

  it.each([
    'x12',
    ' x 12',
    ' ext. 12',
    ' ext 12',
    ', extension 12',
    ' #12',
    ' EXT:12',
    ';ext=12',
    '; 12',
    '; x12',
    ';12;',
  ])('may have an extension, however it is written: 503-555-0123%s', (extension) => {
    expect(readUsPhone(`503-555-0123${extension}`)).toBe('5035550123x12');
  });

  it.each([
    '',
    '.......',
    '-------',
    '(((((((',
    '5550123',
    '503555012',
    '50355501234',
    '25035550123',
    '+5035550123',
    '+44 20 7946 0123',
    '1-800-FLOWERS',
    '503 555 0123 x',
    '503 555 0123;;12',
    '503;555;0123',
    '0000000000',
    '555-010-0123',
    '103-555-0123',
    '503-155-0123',
    '911-555-0123',
    '1 211 555 0123',
    'x12',
    'call 503 555 0123',
  ])('is not "%s"', (typed) => {
    expect(readUsPhone(typed)).toBeUndefined();
  });

  it('is shown in one form', () => {
    expect(showUsPhone('5035550123')).toBe('(503) 555-0123');
    expect(showUsPhone('5035550123x12')).toBe('(503) 555-0123 ext. 12');
    expect(showUsPhone('unknown')).toBe('unknown');
  });

  it('is the same number as it is shown, and has ten digits and an extension at most', () => {
    const kept = fc
      .tuple(usDigits, fc.option(fc.stringMatching(/^[0-9]{1,7}$/), { nil: undefined }))
      .map(([digits, extension]) => (extension === undefined ? digits : `${digits}x${extension}`));
    fc.assert(fc.property(kept, (phone) => readUsPhone(showUsPhone(phone)) === phone));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789 .-()+x#/;')), maxLength: 24 }), (typed) =>
        /^[2-9]\d{2}[2-9]\d{6}(x\d{1,7})?$/.test(readUsPhone(typed) ?? '2125550123'),
      ),
    );
  });
});

describe('A phone number for text messages (spec §2 sms-opt-in)', () => {
  it('is one form, however it was written', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '\u2011', ') ', ' (', '\u00a0');
    fc.assert(
      fc.property(
        usDigits,
        fc.constantFrom('', '1', '+1', '+1 ', '1-', ' '),
        separator,
        separator,
        (digits, prefix, one, two) => {
          const typed = `${prefix}${digits.slice(0, 3)}${one}${digits.slice(3, 6)}${two}${digits.slice(6)}`;
          expect(textableUsPhone(typed)).toBe(`+1${digits}`);
          expect(textableUsPhone(textableUsPhone(typed)!)).toBe(textableUsPhone(typed));
        },
      ),
    );
  });

  it.each(['(202) 555-0123', '202.555.0123', '1 202 555 0123', '+1-202-555-0123', '２０２５５５０１２３'])(
    'reads %s',
    (typed) => {
      expect(textableUsPhone(typed)).toBe('+12025550123');
    },
  );

  it.each([
    '',
    '555-0123',
    '+44 20 7183 8750',
    '1-800-FLOWERS',
    '202-555-0123 x12',
    '+1 102 555 0123',
    '202-155-0123',
    '911-555-0123',
    '20255501234',
    '<script>2025550123</script>',
  ])('refuses "%s"', (typed) => {
    expect(textableUsPhone(typed)).toBeUndefined();
  });

  it('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const phone = textableUsPhone(typed);
        expect(phone === undefined || /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)).toBe(true);
      }),
    );
  });
});
