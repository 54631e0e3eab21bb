import { describe, expect, it } from 'vitest';
import {
  filledList,
  group,
  integer,
  list,
  optionalList,
  readEntry,
  readPart,
  refined,
  text,
  where,
} from '#src/infrastructure/contentful/entry-checks';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { recordLog } from '#test/fakes/system/recording-logger';

const entryOf = (values: Readonly<Record<string, unknown>>) => ({ type: 'page', id: 'page-1', fields: values });
const read = <T>(check: Check<T>, values: Readonly<Record<string, unknown>>): T => readEntry(entryOf(values), check);

describe('Checks of entries (spec §3 Content types)', () => {
  it('name the first malformed field in the order of the check', () => {
    const check = fields({ title: text, rank: integer(1, 9) });
    expect(() => read(check, { rank: 0, title: ' ' })).toThrow(
      expect.objectContaining({
        code: 'wrong_shape',
        message: 'Content page "page-1", field title: must be a text that is not empty',
      }) as Error,
    );
  });

  it.each([
    ['a: is missing', {}],
    ['a: is missing', { a: null }],
    ['a: must be a list', { a: 'x' }],
    ['a: must have a row', { a: [] }],
    ['a[0]: must be a group of fields', { a: [null] }],
    ['a[1].b.c: must be a number', { a: [{ b: { c: 1 } }, { b: { c: '2' } }] }],
    ['a[0].b.c: must be a whole number from 1 to 9', { a: [{ b: { c: 1.5 } }] }],
    ['a[0].b.c: must be a whole number from 1 to 9', { a: [{ b: { c: 10 } }] }],
  ])('report %s', (problem, values) => {
    const row = group({ b: group({ c: integer(1, 9) }) });
    expect(() => read(fields({ a: filledList(row, 'must have a row') }), values)).toThrow(`field ${problem}`);
  });

  it('refuse a value, or one of its fields, with a problem', () => {
    const pair = refined(fields({ a: text, b: text }), ({ a, b }, refuse) => (a === b ? refuse('is a', 'b') : a + b));
    expect(read(pair, { a: 'x', b: 'y' })).toBe('xy');
    expect(() => read(pair, { a: 'x', b: 'x' })).toThrow('field b: is a');
    expect(() => read(pair, { a: 'x' })).toThrow('field b: is missing');
    expect(() =>
      readPart(
        entryOf({}),
        refined(text, (_, refuse) => refuse('is odd')),
        'x',
        'blocks.2',
      ),
    ).toThrow('field blocks[2]: is odd');
  });

  it('let an error of a conversion pass', () => {
    const broken = refined(text, () => {
      throw new RangeError('of the conversion');
    });
    expect(() => read(fields({ a: broken }), { a: 'x' })).toThrow(RangeError);
  });

  it('log parts that are left out, also of an entry that is refused', () => {
    const logger = recordLog();
    const known = refined(list(text), (all, _refuse, leaveOut) => {
      if (all.includes('x')) leaveOut('has x');
      return all.filter((one) => one !== 'x');
    });
    expect(read(fields({ a: known }), { a: ['x', 'y'] })).toEqual({ a: ['y'] });
    expect(() => read(fields({ a: known, b: text }), { a: ['x'] })).toThrow('field b');
    const line = 'Content page "page-1", field a: has x';
    expect(logger.entries.map(({ message }) => message)).toEqual([line, line]);
  });

  it('read an optional field only where it is there', () => {
    const link = where('to', fields({ to: text, label: text }));
    expect(read(link, { label: 7 })).toBeUndefined();
    expect(read(link, { to: '/', label: 'Home' })).toEqual({ to: '/', label: 'Home' });
    expect(() => read(link, { to: '/' })).toThrow('field label: is missing');
    expect(read(fields({ a: optionalList(text), b: noneOr(text) }), { a: null })).toEqual({ a: [], b: undefined });
    expect(() => read(fields({ b: noneOr(text) }), { b: '' })).toThrow('field b');
  });
});
