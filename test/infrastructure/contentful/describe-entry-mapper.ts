import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';

export type Fields = Readonly<Record<string, unknown>>;

export interface Mapper {
  readonly make: (fields: Fields) => ContentEntry;
  readonly map: (entry: ContentEntry) => unknown;
  readonly required: readonly string[];
  /** Values that a field must not have. */
  readonly malformed: readonly (readonly [field: string, value: unknown, named?: string])[];
}

/** Returns the error that mapping throws; fails when it throws none. */
export function thrownBy(map: () => unknown): unknown {
  try {
    return { mapped: map() };
  } catch (error) {
    return error;
  }
}

export function expectNamed(error: unknown, entry: ContentEntry, field: string): void {
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ code: 'wrong_shape' });
  expect((error as Error).message).toContain(`Content ${entry.type} "${entry.id}", field ${field}: `);
}

/** Tests the contract of every entry mapper: it accepts a complete entry and refuses a missing or malformed field by name. */
export function describeEntryMapper(type: string, { make, map, required, malformed }: Mapper): void {
  describe(`A ${type} entry (spec §3 Content types)`, () => {
    it('is accepted when it is complete', () => {
      expect(thrownBy(() => map(make({})))).toHaveProperty('mapped');
    });

    it.each(required)('is refused without its field %s, by name', (field) => {
      for (const absent of [undefined, null]) {
        const entry = { ...make({}), fields: { ...make({}).fields, [field]: absent } };
        expectNamed(
          thrownBy(() => map(entry)),
          entry,
          field,
        );
      }
    });

    const cases = malformed.map(([field, value, named = field]) => ({ field, value, named }));
    it.each(cases)('is refused when $field is $value, by name', ({ field, value, named }) => {
      const entry = make({ [field]: value });
      expectNamed(
        thrownBy(() => map(entry)),
        entry,
        named,
      );
    });
  });
}
