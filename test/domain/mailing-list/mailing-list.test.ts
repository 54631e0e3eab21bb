import { describe, expect, it } from 'vitest';
import {
  contactKind,
  isOptOut,
  mailingLists,
  normalContact,
  readMailingListLink,
} from '#src/domain/mailing-list/mailing-list';

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
  it('says in its fragment its action', () => {
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
