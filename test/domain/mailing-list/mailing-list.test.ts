import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactKind,
  isOptOut,
  mailingLists,
  normalContact,
  readMailingListLink,
} from '#src/domain/mailing-list/mailing-list';
import { usPhone } from '#src/domain/mailing-list/us-phone';

const digit = (min: number) => fc.integer({ min, max: 9 });
const usDigits = fc
  .tuple(digit(2), digit(0), digit(0), digit(2), ...Array.from({ length: 6 }, () => digit(0)))
  .map((digits) => digits.join(''))
  .filter((digits) => !/^.11/.test(digits));

describe('A phone number of the United States (spec §2 sms-opt-in)', () => {
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
          expect(usPhone(typed)).toBe(`+1${digits}`);
          expect(usPhone(usPhone(typed)!)).toBe(usPhone(typed));
        },
      ),
    );
  });

  it.each(['(202) 555-0123', '202.555.0123', '1 202 555 0123', '+1-202-555-0123', '２０２５５５０１２３'])(
    'reads %s',
    (typed) => {
      expect(usPhone(typed)).toBe('+12025550123');
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
    expect(usPhone(typed)).toBeUndefined();
  });

  it('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const phone = usPhone(typed);
        expect(phone === undefined || /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)).toBe(true);
      }),
    );
  });
});

describe('The contact of a mailing list (spec §2 opt-out pages)', () => {
  it('is an address without blanks and capitals, or a phone number for text messages', () => {
    expect(normalContact('newsletter', '  Ada@Example.COM ')).toBe('ada@example.com');
    expect(normalContact('sms', '(202) 555-0123')).toBe('+12025550123');
  });

  it('is a phone number for text messages only', () => {
    expect(mailingLists.filter((list) => contactKind(list) === 'phone')).toEqual(['sms']);
    expect(contactKind('trade')).toBe('email');
  });

  it('is at most 254 characters long, with parts of any number after the last @', () => {
    const longest = `${'a'.repeat(242)}@example.com`;
    expect(normalContact('trade', longest)).toBe(longest);
    expect(normalContact('trade', `a${longest}`)).toBeUndefined();
    expect(normalContact('trade', 'ada@mail.example.co.uk')).toBe('ada@mail.example.co.uk');
    expect(normalContact('trade', 'ada@example.com bob@example.com')).toBeUndefined();
  });

  it.each(['', 'ada', 'ada@example', 'a b@example.com', `${'a'.repeat(250)}@example.com`, 'ada@example..com'])(
    'is not "%s"',
    (typed) => {
      expect(normalContact('mothers-day', typed)).toBeUndefined();
    },
  );
});

describe("Lists that every subscriber is on (spec §2 Mother's Day and Father's Day opt-out pages)", () => {
  it('are those of the two days', () => {
    expect(mailingLists.filter(isOptOut)).toEqual(['mothers-day', 'fathers-day']);
  });
});

describe('The link of a message (spec §2 opt-out pages)', () => {
  it('says in its fragment what it asks for', () => {
    expect(readMailingListLink('#confirm=a_B-9')).toEqual({ asks: 'confirm', token: 'a_B-9' });
    expect(readMailingListLink('#unsubscribe=abc')).toEqual({ asks: 'unsubscribe', token: 'abc' });
  });

  it.each(['', '#', '#confirm=', '#subscribe=abc', '#confirm=a/b', `#confirm=${'a'.repeat(65)}`, 'confirm=abc'])(
    'is not "%s"',
    (fragment) => {
      expect(readMailingListLink(fragment)).toBeUndefined();
    },
  );
});
