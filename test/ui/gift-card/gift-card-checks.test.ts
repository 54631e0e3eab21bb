import { describe, expect, it } from 'vitest';
import { checkGiftCard, emptyGiftCard, giftCardDetails } from '#src/ui/gift-card/parts/gift-card-checks';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { countCharacters } from '#src/ui/kit/at-most';

const now = Date.UTC(2026, 10, 20, 15);
const { problems } = giftCardMessages;
const good = {
  amount: '25',
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  purchaserName: 'Bob',
  message: '',
  day: '',
};

describe('Gift card form (spec §3 giftCardDetails, §5 Shop form rules)', () => {
  it('takes recipient and sender; message and day may stay empty', () => {
    expect(checkGiftCard(good, now)).toEqual({});
    expect(checkGiftCard({ ...good, day: '2026-12-24', message: 'x'.repeat(500) }, now)).toEqual({});
  });

  it('names every missing field at once', () => {
    const { recipientName, recipientEmail, purchaserName } = problems;
    expect(checkGiftCard({ ...emptyGiftCard, amount: '25' }, now)).toEqual({
      recipientName,
      recipientEmail,
      purchaserName,
    });
  });

  it.each([
    ['recipientEmail', 'nobody', problems.recipientEmail],
    ['recipientEmail', 'ada@', problems.recipientEmail],
    ['recipientEmail', '@example.com', problems.recipientEmail],
    ['recipientEmail', `${'a'.repeat(300)}@example.com`, problems.recipientEmail],
    ['recipientName', '', problems.recipientName],
    ['recipientName', 'x'.repeat(101), problems.nameTooLong],
    ['purchaserName', 'x'.repeat(10_000), problems.nameTooLong],
    ['message', 'x'.repeat(501), problems.messageTooLong],
    ['day', '2026-11-19', problems.dayOver],
    ['day', '2028-11-20', problems.dayTooFar],
    ['day', '2026-02-31', problems.dayNotADay],
    ['day', 'tomorrow', problems.dayNotADay],
  ])('refuses a %s of "%s"', (field, value, problem) => {
    expect(checkGiftCard({ ...good, [field]: value }, now)).toEqual({ [field]: problem });
  });

  it('counts a message as people do', () => {
    expect(countCharacters('🥂'.repeat(500))).toBe(500);
    expect(checkGiftCard({ ...good, message: '🥂'.repeat(500) }, now)).toEqual({});
  });

  it('writes the day as the morning in UTC', () => {
    expect(giftCardDetails({ ...good, message: 'Cheers!\n\nBob', day: '2026-12-24' }, now)).toEqual({
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      purchaserName: 'Bob',
      message: 'Cheers!\n\nBob',
      sendAt: Date.UTC(2026, 11, 24, 14),
    });
    expect(giftCardDetails({ ...good, day: '2026-11-20' }, now)).not.toHaveProperty('sendAt');
  });

  it.each([
    ['75', undefined],
    ['0', problems.amountTooLittle],
    ['-20', problems.amountTooLittle],
    ['501', problems.amountTooMuch],
    ['10.50', problems.amountNotWhole],
    ['ten', problems.amountNotANumber],
    ['', problems.amountNotANumber],
  ])('says of an amount of "%s": %s', (typed, problem) => {
    expect(checkGiftCard({ ...good, amount: typed }, now).amount).toBe(problem);
  });
});
