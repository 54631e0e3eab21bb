import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceFromText,
  choiceToText,
  chosenCans,
  chosenOf,
  emptyChoice,
  isFull,
  type PackChoice,
  remaining,
  resizeChoice,
  setCans,
} from '#src/domain/catalogue/pack-choice';

const size = fc.constantFrom(6, 12, 24);
const sku = fc.constantFrom('GAMAY-01', 'CHENIN-02', 'ROSE-01', 'A:B', 'A,B', 'Ü %1', 'constructor', '__proto__');
const step = fc.record({
  sku,
  quantity: fc.oneof(fc.integer({ min: -30, max: 30 }), fc.constantFrom(1e9, -1e9, 0.5, NaN, Infinity)),
});
const built = fc
  .tuple(size, fc.array(step))
  .map(([of, steps]) => steps.reduce((choice, can) => setCans(choice, can.sku, can.quantity), emptyChoice(of)));
const plenty = () => 1000;

function expectSound(choice: PackChoice): void {
  const quantities = choice.cans.map(({ quantity }) => quantity);
  expect(chosenCans(choice)).toBeLessThanOrEqual(choice.size);
  expect(quantities.every((quantity) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
  expect(new Set(choice.cans.map((can) => can.sku)).size).toBe(choice.cans.length);
}

describe("A pack of one's own, can by can (spec §3 Line item: parts)", () => {
  it('is full with exactly its size, and takes no can more', () => {
    const eleven = setCans(emptyChoice(12), 'GAMAY-01', 11);
    expect([remaining(eleven), isFull(eleven)]).toEqual([1, false]);
    const full = setCans(eleven, 'ROSE-01', 5);
    expect([full.cans, isFull(full)]).toEqual([
      [
        { sku: 'GAMAY-01', quantity: 11 },
        { sku: 'ROSE-01', quantity: 1 },
      ],
      true,
    ]);
    expect(setCans(full, 'CHENIN-02', 1)).toEqual(full);
  });

  it('lets cans go, and forgets a kind with its last can', () => {
    const two = setCans(emptyChoice(6), 'GAMAY-01', 2);
    expect(setCans(two, 'GAMAY-01', 1).cans).toEqual([{ sku: 'GAMAY-01', quantity: 1 }]);
    expect(setCans(two, 'GAMAY-01', -7).cans).toEqual([]);
    expect(setCans(two, 'ROSE-01', -1)).toEqual(two);
  });

  it('never holds more than its size, nothing twice and nothing in part, whatever is done to it', () => {
    fc.assert(fc.property(built, expectSound));
  });

  it('holds exactly the chosen cans, where they fit', () => {
    fc.assert(
      fc.property(built, sku, fc.integer({ min: 0, max: 24 }), (choice, can, quantity) => {
        const most = chosenOf(choice, can) + remaining(choice);
        expect(chosenOf(setCans(choice, can, quantity), can)).toBe(Math.min(quantity, most));
      }),
    );
  });

  it('carries over the cans that fit into another size, in its order', () => {
    const twelve = setCans(setCans(emptyChoice(12), 'GAMAY-01', 4), 'ROSE-01', 8);
    expect(resizeChoice(twelve, 6).cans).toEqual([
      { sku: 'GAMAY-01', quantity: 4 },
      { sku: 'ROSE-01', quantity: 2 },
    ]);
    expect(resizeChoice(twelve, 24)).toEqual({ ...twelve, size: 24 });
    fc.assert(
      fc.property(built, size, (choice, to) => {
        const other = resizeChoice(choice, to);
        expectSound(other);
        expect(chosenCans(other)).toBe(Math.min(to, chosenCans(choice)));
      }),
    );
  });
});

describe("A pack of one's own in an address", () => {
  it('reads like its cans', () => {
    expect(choiceToText(setCans(setCans(emptyChoice(6), 'GAMAY-01', 2), 'ROSE-01', 1))).toBe('GAMAY-01:2,ROSE-01:1');
  });

  it('is the same pack where nothing changes', () => {
    const two = setCans(emptyChoice(6), 'GAMAY-01', 2);
    expect(setCans(two, 'GAMAY-01', 2)).toBe(two);
    expect(setCans(two, 'GAMAY-01', NaN)).toBe(two);
  });

  it.each([
    ['GAMAY-01:2', [{ sku: 'GAMAY-01', quantity: 2 }], true],
    [' GAMAY-01:2 ', [{ sku: 'GAMAY-01', quantity: 2 }], true],
    ['RED:GAMAY-01:2', [], false],
    ['GAMAY-01:02', [], false],
    ['%:1', [], false],
    [`GAMAY-01:2${','.repeat(1990)}`, [{ sku: 'GAMAY-01', quantity: 2 }], true],
    [`GAMAY-01:2${','.repeat(1991)}`, [{ sku: 'GAMAY-01', quantity: 2 }], false],
  ])('is read from "%s"', (text, cans, isAsWritten) => {
    expect(choiceFromText(text, 6, plenty)).toEqual({ choice: { size: 6, cans }, isAsWritten });
  });

  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(built, (choice) => {
        expect(choiceFromText(choiceToText(choice), choice.size, plenty)).toEqual({ choice, isAsWritten: true });
      }),
    );
  });

  it('is sound whatever the text is', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.tuple(sku, fc.oneof(fc.string(), fc.integer())).map(([can, quantity]) => `${can}:${quantity}`),
    );
    fc.assert(
      fc.property(size, fc.array(piece), (of, pieces) => {
        const { choice } = choiceFromText(pieces.join(), of, (can) => (can === 'GAMAY-01' ? 3 : undefined));
        expectSound(choice);
        expect(choice.cans.every((can) => can.sku === 'GAMAY-01' && can.quantity <= 3)).toBe(true);
      }),
    );
  });

  const known: Readonly<Record<string, number>> = { 'GAMAY-01': 100, 'ROSE-01': 2, 'GONE-01': 0 };
  const maxQuantityOf = (can: string) => (Object.hasOwn(known, can) ? known[can] : undefined);
  it.each<[string, string, string]>([
    ['13 cans of 12', 'GAMAY-01:13', 'GAMAY-01:12'],
    ['13 cans of two kinds', 'ROSE-01:2,GAMAY-01:11', 'ROSE-01:2,GAMAY-01:10'],
    ['what nobody sells', 'NO-SUCH:2,GAMAY-01:1', 'GAMAY-01:1'],
    ['a negative number', 'GAMAY-01:-3,ROSE-01:1', 'ROSE-01:1'],
    ['none of a can', 'GAMAY-01:0', ''],
    ['part of a can', 'GAMAY-01:1.5', ''],
    ['more than there are', 'ROSE-01:5', 'ROSE-01:2'],
    ['what is sold out', 'GONE-01:1,GAMAY-01:1', 'GAMAY-01:1'],
    ['a billion', 'GAMAY-01:1000000000', ''],
    ['1e9', 'GAMAY-01:1e9', ''],
    ['words', 'hello', ''],
    ['a broken escape', '%E0%A4%A:2,GAMAY-01:1', 'GAMAY-01:1'],
    ['names of every object', '__proto__:2,constructor:1', ''],
    ['markup', '<script>:1', ''],
  ])('keeps the available cans of %s, and says that it is not as written', (_what, text, kept) => {
    const { choice, isAsWritten } = choiceFromText(text, 12, maxQuantityOf);
    expect([choiceToText(choice), isAsWritten]).toEqual([kept, false]);
  });

  it('adds up repeated cans', () => {
    expect(choiceFromText('GAMAY-01:1,GAMAY-01:2', 12, maxQuantityOf)).toEqual({
      choice: { size: 12, cans: [{ sku: 'GAMAY-01', quantity: 3 }] },
      isAsWritten: true,
    });
  });

  it('reads no more of an endless address than a shop writes', () => {
    const { choice, isAsWritten } = choiceFromText(`${'X:1,'.repeat(100_000)}GAMAY-01:1`, 12, maxQuantityOf);
    expect([choice.cans, isAsWritten]).toEqual([[], false]);
  });

  it('is empty without text', () => {
    expect(choiceFromText('', 6, maxQuantityOf)).toEqual({ choice: emptyChoice(6), isAsWritten: true });
  });
});
