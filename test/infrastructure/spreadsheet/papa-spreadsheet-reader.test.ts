import { beforeEach, describe, expect, it } from 'vitest';
import { PapaSpreadsheetReader, sliceLength } from '#src/infrastructure/spreadsheet/papa-spreadsheet-reader';

let pauses: number;
const reader = new PapaSpreadsheetReader({
  after: () => () => undefined,
  wait: () => {
    pauses += 1;
    return Promise.resolve();
  },
});
beforeEach(() => {
  pauses = 0;
});

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

  it.each(['sep=|', 'sep=|\r', '"sep=|"', 'SEP=|', '\uFEFFsep=|'])(
    'is told the separator of its cells by a first line "%s", which is no row',
    async (line) => {
      expect(await reader.readText(`${line}\na,b|c;d\ne|f`)).toEqual([
        ['a,b', 'c;d'],
        ['e', 'f'],
      ]);
    },
  );

  it.each([
    ["'02138", '02138'],
    ['="02138"', '02138'],
    ['"=""02138"""', '02138'],
    ["'+1 503 555 0123", '+1 503 555 0123'],
    ['\'="02138"', '="02138"'],
    ["'t Hooft", "'t Hooft"],
    ['=', '='],
  ])('removes the marks that keep %s from being read as a number', async (written, cell) => {
    expect(await reader.readText(`${written}\tb`)).toEqual([[cell, 'b']]);
  });

  it('knows quotes, with separators, quotes and line breaks inside', async () => {
    expect(await reader.readText('a,"1, Ring ""Street""",b\n"c\nd",e,f')).toEqual([
      ['a', '1, Ring "Street"', 'b'],
      ['c d', 'e', 'f'],
    ]);
  });

  it('keeps blank lines, so that rows can be counted', async () => {
    expect(await reader.readText('a,b\n\nc,d\n')).toEqual([['a', 'b'], [''], ['c', 'd'], ['']]);
  });

  it('takes a quote that is never closed for a letter, and loses no row to it', async () => {
    expect(await reader.readText('"a, b",c\n"d,e\nf,g\n')).toEqual([['a, b', 'c'], ['"d', 'e'], ['f', 'g'], ['']]);
  });

  it('loses no row to it in a long table either', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, index) => `${index === 3 ? '"' : ''}Person ${index},"Ring" x "Street"`,
    );
    const table = await reader.readText(rows.join('\n'));
    expect(table).toHaveLength(20_000);
    expect(table.at(-1)).toEqual(['Person 19999', 'Ring" x "Street']);
  });

  it('reads quoted rows that two slices share whole', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `"Person ${index}","1, Ring\nStreet"`);
    const table = await reader.readText(rows.join('\n'));
    expect(table.map(([name]) => name)).toEqual(rows.map((_, index) => `Person ${index}`));
    expect(new Set(table.map(([, street]) => street))).toEqual(new Set(['1, Ring Street']));
  });

  it('cuts cells and columns, and takes blanks out of cells', async () => {
    const [first = [], second] = await reader.readText(`${'x'.repeat(900)},${'heading,'.repeat(90_000)}\n  a \t b ,c`);
    expect(first[0]).toHaveLength(200);
    expect(first).toHaveLength(200);
    expect(second).toEqual(['a b', 'c']);
  });

  it('pauses after each slice of ten megabytes', async () => {
    const line = 'Ada Example,1 "Ring" Street,,Portland,OR,97201\n';
    const text = line.repeat(Math.ceil(10_000_000 / line.length));
    expect(await reader.readText(text)).toHaveLength(text.length / line.length + 1);
    expect(sliceLength).toBe(32_768);
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(text.length / sliceLength));
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', utf16('le')],
    ['UTF-16, the other way round', utf16('be')],
    ['UTF-16 without its mark', utf16('le').subarray(2)],
    ['UTF-16 without its mark, the other way round', utf16('be').subarray(2)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('reads a file in %s', async (_name, bytes) => {
    expect(await reader.readFile(bytes)).toEqual(rows);
  });

  it.each<[string, 'excel' | 'numbers' | 'other', string]>([
    ['.xlsx', 'excel', 'PK\u0003\u0004\u0014[Content_Types].xml xl/workbook.xml'],
    ['.numbers', 'numbers', 'PK\u0003\u0004\u0014Index/Document.iwa'],
    ['.ods', 'other', 'PK\u0003\u0004\u0014mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
    ['.xls', 'excel', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
    ['.pdf', 'other', '%PDF-1.7'],
  ])('says of a %s whose file it is', async (_ending, program, start) => {
    expect(await reader.readFile(Buffer.from(start, 'latin1'))).toEqual({ program });
  });

  it('reads anything as something: no bytes, and a picture', async () => {
    expect(await reader.readFile(new Uint8Array())).toEqual([]);
    expect(
      Array.isArray(await reader.readFile(Uint8Array.from({ length: 500 }, (_, index) => (index * 37) % 256))),
    ).toBe(true);
  });

  it('reads ten thousand rows in one go', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Person ${index},${index} Ring Street`).join('\n');
    expect(await reader.readText(many)).toHaveLength(10_000);
  });
});
