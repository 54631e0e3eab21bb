import { describe, expect, it } from 'vitest';
import { createResponse, Nested, NestedList, ReadFrom } from '#src/infrastructure/shop-api/response-fields';

class Part {
  readonly sku?: string;
}

class Whole {
  readonly name?: string;
  readonly marks?: object = {};
  @ReadFrom<'AppliedGiftCard'>(({ redemption_code: code, code: otherCode }) => code ?? otherCode)
  readonly code?: string;
  @Nested(Part) readonly part?: Part;
  @NestedList(Part) readonly parts?: readonly Part[];
}

const from = (json: string) => createResponse(Whole, JSON.parse(json) as unknown);

describe('Fields of a response (spec §8 Shop back end)', () => {
  it('are those that the class declares; null and what is not sent leave the default', () => {
    expect(from('{"name":"A","marks":null,"other":1}')).toEqual({ name: 'A', marks: {} });
    expect(from('{"code":"B"}').code).toBe('B');
    expect(from('{"redemption_code":"A","code":"B"}').code).toBe('A');
  });

  it('are responses themselves where the class says so', () => {
    const whole = from('{"part":{"sku":"A"},"parts":[{"sku":"B"},null]}');
    expect(whole.part).toEqual(Object.assign(new Part(), { sku: 'A' }));
    expect(whole.parts).toEqual([Object.assign(new Part(), { sku: 'B' }), new Part()]);
    expect([whole.part, ...whole.parts!].every((part) => part instanceof Part)).toBe(true);
  });

  it.each(['7', '"text"', '[]', '[{"sku":"A"}]', 'true'])('are no responses when the server sends %s', (json) => {
    expect(from(`{"part":${json}}`).part).not.toBeInstanceOf(Part);
    expect(from(`{"part":${json}}`).part).not.toBeInstanceOf(Array);
  });

  it.each(['__proto__', 'constructor', 'toString'])('never replace what a class inherits: %s', (name) => {
    const whole = from(`{"${name}":{"sku":"A"},"part":{"${name}":{"sku":"A"}}}`);
    expect(Object.getPrototypeOf(whole)).toBe(Whole.prototype);
    expect(Object.hasOwn(whole, name) || Object.hasOwn(whole.part!, name)).toBe(false);
    expect(whole.part).toEqual(new Part());
  });
});
