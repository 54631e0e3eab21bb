import { describe, expect, it } from 'vitest';
import { listOf } from '#sandbox/data/checks';
import { promotion } from '#sandbox/shop/config/promotion';
import { customer } from '#sandbox/shop/config/seed-data';

const welcome = {
  id: 1,
  name: 'Welcome',
  code: 'welcome',
  action: { kind: 'order-amount', cents: 1000 },
  rules: [{ kind: 'cans', atLeast: 12 }],
};

describe('A data file of the sandbox', () => {
  it('returns the checked fields, with moments read and unknown fields left out', () => {
    const read = listOf(promotion)([{ ...welcome, expiresAt: '2026-09-08T10:00:00Z' }], 'promotions');
    expect(read).toEqual([{ ...welcome, expiresAt: new Date('2026-09-08T10:00:00Z') }]);
  });

  it.each([
    [{ ...welcome, id: '1' }, 'promotions, 1., id: is no whole number from 0 on'],
    [{ ...welcome, name: undefined }, 'promotions, 1., name: is no text of the form /\\S/'],
    [{ ...welcome, codes: [] }, 'promotions, 1., codes: is no field here'],
    [{ ...welcome, rules: [{ kind: 'can' }] }, 'promotions, 1., rules, 1., kind: is none of item-total, '],
    [{ ...welcome, action: { kind: 'unit-amount' } }, 'promotions, 1., action, cents: is no whole number from 0 on'],
    [{ ...welcome, expiresAt: '2026-09-08' }, 'promotions, 1., expiresAt: is no text of the form'],
    ['welcome', 'promotions, 1.: is no mapping'],
  ])('names the place and the problem of a mistake: %j', (row, message) => {
    expect(() => listOf(promotion)([row], 'promotions')).toThrow(message);
  });

  it('names a sku whose units are no number', () => {
    const orders = [{ daysAgo: 1, lines: { 'ROSE-01': '6' } }];
    const history = { address: { address1: 'A', city: 'B', state: 'CA', zipcode: '94607' }, cards: [], orders };
    expect(() => customer({ email: 'ada@example.test', history }, 'Ada')).toThrow(
      'Ada, history, orders, 1., lines, ROSE-01: is no whole number from 0 on',
    );
  });
});
