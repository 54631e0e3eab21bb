import { describe, expect, it } from 'vitest';
import { PapaSpreadsheetReader } from '#src/infrastructure/spreadsheet/papa-spreadsheet-reader';

const reader = new PapaSpreadsheetReader();
const rows = [
  ['Name', 'Street'],
  ['Renée Núñez', '1 Ring Street'],
];
const text = 'Name,Street\r\nRenée Núñez,1 Ring Street';

function utf16(encoding: 'le' | 'be'): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
}

describe('Reading a table (spec §3 Client state, groupOrder: addresses)', () => {
  it.each([',', '\t', ';', '|'])('finds out that "%s" separates its cells', async (separator) => {
    const table = text.replaceAll(',', separator);
    expect(await reader.readText(table)).toEqual(rows);
  });

  it('knows quotes, with separators, quotes and line breaks inside', async () => {
    expect(await reader.readText('a,"1, Ring ""Street""",b\n"c\nd",e,f')).toEqual([
      ['a', '1, Ring "Street"', 'b'],
      ['c\nd', 'e', 'f'],
    ]);
  });

  it('keeps blank lines, so that rows can be counted', async () => {
    expect(await reader.readText('a,b\n\nc,d\n')).toEqual([['a', 'b'], [''], ['c', 'd'], ['']]);
  });

  it('loses no row to a quote that is never closed', async () => {
    const table = await reader.readText('a,b\n"c,d\ne,f');
    expect(table.flat().join(' ')).toContain('e,f');
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', utf16('le')],
    ['UTF-16, the other way round', utf16('be')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('reads a file in %s', async (_name, bytes) => {
    expect(await reader.readFile(bytes)).toEqual(rows);
  });

  it('reads anything as something: no bytes, and a picture', async () => {
    expect((await reader.readFile(new Uint8Array())).flat().join('')).toBe('');
    expect(
      Array.isArray(await reader.readFile(Uint8Array.from({ length: 500 }, (_, index) => (index * 37) % 256))),
    ).toBe(true);
  });

  it('reads ten thousand rows in one go', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Person ${index},${index} Ring Street`).join('\n');
    expect(await reader.readText(many)).toHaveLength(10_000);
  });
});
