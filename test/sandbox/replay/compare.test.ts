import { describe, expect, it } from 'vitest';
import { compare } from './compare';
import { KnownIds } from './known-ids';

function keys(recorded: unknown, own: unknown, ids = new KnownIds()): readonly string[] {
  return compare(recorded, own, ids).map(({ key }) => key);
}

describe('Comparing an answer with a recorded one', () => {
  it('accepts equal answers', () => {
    expect(
      keys(
        { total: '14.0', line_items: [{ id: 3, quantity: 1 }] },
        { total: '14.0', line_items: [{ id: 8, quantity: 1 }] },
      ),
    ).toEqual([]);
  });

  it.each([
    ['another amount', { total: '14.0' }, { total: '14.1' }, ['total']],
    ['another message', { errors: { base: ['No'] } }, { errors: { base: ['Yes'] } }, ['errors.base']],
    ['another type', { total: '14.0' }, { total: 14 }, ['total']],
    ['null for a value', { email: 'a@example.test' }, { email: null }, ['email']],
    ['a missing key', { total: '1.0', email: null }, { total: '1.0' }, ['email']],
    ['one key more', { total: '1.0' }, { total: '1.0', extra: 1 }, ['+extra']],
    ['one entry less', { payments: [{ state: 'failed' }] }, { payments: [] }, ['payments']],
    [
      'another order of entries',
      [{ amount: '1.0' }, { amount: '2.0' }],
      [{ amount: '2.0' }, { amount: '1.0' }],
      ['amount', 'amount'],
    ],
    ['a list for an object', { errors: {} }, { errors: [] }, ['errors']],
    [
      'no time where there was one',
      { created_at: '2026-11-20T15:00:00.000Z' },
      { created_at: 'yesterday' },
      ['created_at'],
    ],
  ])('reports %s', (_, recorded, own, expected) => {
    expect(keys(recorded, own)).toEqual(expected);
  });

  it('lets times differ', () => {
    expect(keys({ created_at: '2026-11-20T15:00:00.000Z' }, { created_at: '2027-01-01T00:00:00.123Z' })).toEqual([]);
  });

  it('reports an id, number or token that stood for something else before', () => {
    const ids = new KnownIds();
    const order = (id: number, number: string): object => ({ id, number, checkout_steps: [] });
    expect(keys(order(1, 'R1'), order(5, 'R9'), ids)).toEqual([]);
    expect(keys(order(1, 'R1'), order(6, 'R9'), ids)).toEqual(['id']);
    expect(keys(order(2, 'R2'), order(5, 'R9'), ids)).toEqual(['id', 'number']);
  });

  it('lets the id of a deleted line come again for another line', () => {
    const ids = new KnownIds();
    expect(keys({ line_items: [{ id: 3 }] }, { line_items: [{ id: 7 }] }, ids)).toEqual([]);
    expect(keys({ line_items: [{ id: 3 }] }, { line_items: [{ id: 8 }] }, ids)).toEqual([]);
    expect(keys({ line_items: [{ id: 3 }, { id: 4 }] }, { line_items: [{ id: 8 }, { id: 8 }] }, ids)).toEqual([
      'line_items.id',
    ]);
  });
});
