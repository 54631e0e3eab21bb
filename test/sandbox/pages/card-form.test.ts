import { describe, expect, it } from 'vitest';
import { type CardInput, checkCard, readCardInput } from '#sandbox/pages/card-form';

const now = new Date('2026-11-21T12:00:00.000Z');
const good: CardInput = { number: '4111 1111 1111 1111', expiry: '04/31', cvc: '123', name: 'Ada Example' };

describe('A card typed on the payment page (spec §7 Shop back end, PUT prepare)', () => {
  it('is read as text, whatever was posted', () => {
    expect(readCardInput({ number: ' 4111 ', expiry: ['04/31', '05/31'], cvc: 123 })).toEqual({
      number: '4111',
      expiry: '',
      cvc: '',
      name: '',
    });
    expect(readCardInput(undefined)).toEqual({ number: '', expiry: '', cvc: '', name: '' });
  });

  it.each([
    '4111111111111111',
    '4111-1111-1111-1111',
    '4111111111111112',
    '4000002500003155',
    '5555555555554444',
    '378282246310005',
  ])('may have the number %s', (number) => {
    expect(checkCard({ ...good, number }, now)).toEqual({
      card: {
        number: number.replaceAll('-', ''),
        month: '04',
        year: '2031',
        verificationValue: '123',
        name: 'Ada Example',
      },
    });
  });

  it.each([
    ['', 'Enter the card number.'],
    ['4111', 'A card number has 12 to 19 digits.'],
    ['4111 1111 1111 111x', 'A card number has 12 to 19 digits.'],
    ['4111111111111121', 'This card number has a typing mistake.'],
    ['4111111111111113', 'This card number has a typing mistake.'],
  ])('may not have the number "%s"', (number, problem) => {
    expect(checkCard({ ...good, number }, now)).toEqual({ errors: { number: problem } });
  });

  it.each([
    ['04/31', '04', '2031'],
    ['4/2031', '04', '2031'],
    ['1126', '11', '2026'],
    ['11 / 26', '11', '2026'],
    ['12-26', '12', '2026'],
  ])('may expire %s', (expiry, month, year) => {
    expect(checkCard({ ...good, expiry }, now)).toMatchObject({ card: { month, year } });
  });

  it.each([
    ['10/26', 'This card has expired.'],
    ['13/30', 'Enter the expiry date as month and year, such as 04/31.'],
    ['soon', 'Enter the expiry date as month and year, such as 04/31.'],
    ['', 'Enter the expiry date as month and year, such as 04/31.'],
  ])('may not expire "%s"', (expiry, problem) => {
    expect(checkCard({ ...good, expiry }, now)).toEqual({ errors: { expiry: problem } });
  });

  it('is valid until its month is over in every state', () => {
    const card = { ...good, expiry: '11/26' };
    expect(checkCard(card, new Date('2026-12-01T09:59:59.999Z'))).toHaveProperty('card');
    expect(checkCard(card, new Date('2026-12-01T10:00:00.000Z'))).toHaveProperty('errors');
  });

  it('needs a security code and a name', () => {
    expect(checkCard({ ...good, cvc: '12', name: '' }, now)).toEqual({
      errors: { cvc: 'Enter the 3 or 4 digits of the security code.', name: 'Enter the name on the card.' },
    });
  });
});
