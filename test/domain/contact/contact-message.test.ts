import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactTopic, contactTopics, orderNumber } from '#src/domain/contact/contact-message';

describe('The order that a message is about (spec §2 contact)', () => {
  it.each([
    'R123456789',
    ' r123456789 ',
    '#R123 456 789',
    'R-123456789',
    '\u200eR123456789\u200b',
    'Ｒ123\u2011456789',
  ])('is read from "%s"', (typed) => {
    expect(orderNumber(typed)).toBe('R123456789');
  });

  it.each(['', 'R', '123456789', 'my last one', 'R12345', 'R1234567890123', '<b>R123456789</b>'])(
    'is not read from "%s"',
    (typed) => {
      expect(orderNumber(typed)).toBeUndefined();
    },
  );

  it('is the same when it is read again, and never anything but letters and digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[#rR -]{0,4}\d{5,13}$/)), (typed) => {
        const number = orderNumber(typed);
        if (number === undefined) return;
        expect(number).toMatch(/^[A-Z]{1,3}\d{6,12}$/);
        expect(orderNumber(number)).toBe(number);
      }),
    );
  });
});

describe('The topic of a message (spec §2 contact)', () => {
  it('is one of those there are', () => {
    for (const topic of contactTopics) expect(contactTopic(topic)).toBe(topic);
    for (const text of [null, '', 'toString', 'Damage']) expect(contactTopic(text)).toBeUndefined();
  });
});
