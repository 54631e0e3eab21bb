import { describe, expect, it } from 'vitest';
import { describePayment } from '#src/ui/checkout/shared/payment-messages';

describe('The payments of an order', () => {
  it.each([
    ['Visa ending in 1111', { methodName: 'Card', cardType: 'visa', lastDigits: '1111' }],
    ['Mastercard ending in 4444', { methodName: 'Card', cardType: 'master', lastDigits: '4444' }],
    ['American Express ending in 0005', { methodName: 'Card', cardType: 'AMERICAN_EXPRESS', lastDigits: '0005' }],
    ['Card ending in 1111', { methodName: 'Card', cardType: 'constructor', lastDigits: '1111' }],
    ['Gift Card ending in 0001', { methodName: 'Gift Card', lastDigits: '0001' }],
    ['Store Credit', { methodName: 'Store Credit' }],
  ])('is called %s', (name, payment) => {
    expect(describePayment(payment)).toBe(name);
  });
});
