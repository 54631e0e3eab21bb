import { describe, expect, it } from 'vitest';
import { settlementPath } from '#src/application/checkout/confirmation-path';
import { anOrder } from '#test/builders/an-order';

describe('The way to where a payment is settled (spec §2 checkout_session_id and number)', () => {
  it('names order, id and session', () => {
    expect(settlementPath(anOrder({ number: 'R100000001', id: 'order-7' }), 'cs_test_1')).toBe(
      '/order/confirmation/R100000001/order-7/?checkout_session_id=cs_test_1&number=R100000001',
    );
  });

  it('lets no sign of a session end its parameter', () => {
    const path = settlementPath(anOrder(), 'cs&number=x y');
    expect(new URL(path, 'https://shop.example.test').searchParams.get('checkout_session_id')).toBe('cs&number=x y');
    expect(new URL(path, 'https://shop.example.test').searchParams.getAll('number')).toEqual(['R100000001']);
  });
});
