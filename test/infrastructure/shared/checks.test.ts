import { describe, expect, it } from 'vitest';
import {
  type Check,
  checked,
  fields,
  integer,
  list,
  maybe,
  noneOr,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { between, moment, oneOf, prepared, withDefault } from '#src/infrastructure/shared/value-checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';
import { recordLog } from '#test/fakes/system/recording-logger';

function read<T>(check: Check<T>, json: string) {
  const logger = recordLog();
  const value = checked(check, JSON.parse(json) as unknown);
  return { value, leftOut: logger.entries.flatMap(({ details }) => details['paths']) };
}

const part = fields({ sku: text, note: maybe(text) });

describe('Checks of data that comes in (spec §8 Shop back end)', () => {
  it.each(['__proto__', 'constructor', 'toString'])(
    'read no field that is not named, and none that is inherited: %s',
    (name) => {
      const { value } = read(
        fields({ part, [name]: maybe(text) }),
        `{"part":{"sku":"A","${name}":{"sku":"B"}},"other":1}`,
      );
      expect(value).toEqual({ part: { sku: 'A', note: undefined }, [name]: undefined });
      expect(Object.getPrototypeOf(value.part)).toBe(Object.prototype);
      expect(Object.keys(value.part)).toEqual(['sku', 'note']);
    },
  );

  it.each(['7', '"text"', '[]', '[{"sku":"A"}]', 'true', 'null'])('find no fields in %s', (json) => {
    expect(() => read(fields({ part }), `{"part":${json}}`)).toThrow('part.sku');
    expect(() => read(fields({ part: fields({ note: maybe(text) }) }), `{"part":${json}}`)).toThrow('part');
  });

  it('name every malformed path of a refused answer, and no value', () => {
    const check = fields({ id: integer, parts: list(part), when: moment });
    const wrong = '{"id":"secret","parts":[{"sku":"A"},{"sku":1},"secret"],"when":"secret"}';
    expect(() => read(check, wrong)).toThrow(
      expect.objectContaining({
        code: 'wrong_shape',
        message: 'The answer of the shop has the wrong shape: id, parts.1.sku, parts.2.sku, when',
      }) as Error,
    );
  });

  it('leave out a malformed optional part and log its path; an absent one is not logged', () => {
    const check = fields({ a: maybe(part), b: maybe(part), c: maybe(truth) });
    expect(read(check, '{"a":{"sku":"A","note":1},"b":{"note":"B"},"c":null}')).toEqual({
      value: { a: { sku: 'A', note: undefined }, b: undefined, c: undefined },
      leftOut: ['a.note', 'b.sku'],
    });
  });

  it('leave out a malformed row, or the whole list where each row counts', () => {
    const json = '[{"sku":"A"},{"sku":1}]';
    const a = { sku: 'A', note: undefined };
    expect(read(fields({ parts: rows(part) }), `{"parts":${json}}`)).toEqual({
      value: { parts: [a] },
      leftOut: ['parts.1.sku'],
    });
    expect(read(fields({ parts: maybe(list(part)) }), `{"parts":${json}}`)).toEqual({
      value: { parts: undefined },
      leftOut: ['parts.1.sku'],
    });
    expect(() => read(fields({ parts: rows(part) }), '{"parts":{"0":{"sku":"A"}}}')).toThrow('parts');
  });

  it('read a default for an absent value only', () => {
    const check = fields({ parts: withDefault([], maybe(list(text))) });
    expect([null, ['A'], 7].map((parts) => read(check, JSON.stringify({ parts })).value.parts)).toEqual([
      [],
      ['A'],
      undefined,
    ]);
  });

  it('refuse a malformed value that may only be absent', () => {
    const check = fields({ part: noneOr(part) });
    expect(read(check, '{"part":null}').value.part).toBeUndefined();
    expect(() => read(check, '{"part":{}}')).toThrow('part.sku');
  });

  it('read a field under another name', () => {
    const check = prepared(({ code, ...card }) => ({ ...card, sku: card['sku'] ?? code }), part);
    expect(['{"code":"B"}', '{"sku":"A","code":"B"}'].map((json) => read(check, json).value.sku)).toEqual(['B', 'A']);
  });

  it.each([
    ['below the least', '0'],
    ['above the most', '4'],
    ['between two whole numbers', '1.5'],
    ['as a text', '"2"'],
  ])('refuse a number %s', (_what, json) => {
    const check = fields({ count: between(integer, 1, 3) });
    expect(read(check, '{"count":1}').value.count + read(check, '{"count":3}').value.count).toBe(4);
    expect(() => read(check, `{"count":${json}}`)).toThrow('count');
  });

  it('refuse a word that is not listed, also when every object has it', () => {
    const check = fields({ state: oneOf(['open', 'void']) });
    expect(read(check, '{"state":"void"}').value.state).toBe('void');
    for (const word of ['toString', '', 'Void'])
      expect(() => read(check, JSON.stringify({ state: word }))).toThrow('state');
  });

  it.each(['yesterday', '2026-13-01', '20 November 2026', ''])('refuse "%s" as a moment', (json) => {
    expect(read(fields({ at: moment }), '{"at":"2026-11-20"}').value.at).toBe(Date.UTC(2026, 10, 20));
    expect(() => read(fields({ at: moment }), JSON.stringify({ at: json }))).toThrow('at');
  });

  it('are held against the schema of the document by the compiler', () => {
    const store = { id: integer, name: text } satisfies ChecksOf<'Store'>;
    // @ts-expect-error The schema has no such field.
    const unknownField = { id: integer, title: text } satisfies ChecksOf<'Store'>;
    // @ts-expect-error The id is a number.
    const otherType = { id: text } satisfies ChecksOf<'Store'>;
    // @ts-expect-error The id within is a number too.
    const otherTypeWithin = { store: maybe(fields({ id: text })) } satisfies ChecksOf<'Order'>;
    expect([store, unknownField, otherType, otherTypeWithin].every((checks) => Object.keys(checks).length > 0)).toBe(
      true,
    );
  });
});
