import Papa from 'papaparse';
import type { SpreadsheetReader, Table, WorkbookProgram } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { groupOrderLimits } from '#src/domain/group-order/group-order';
import { decodeText } from './decode-text';
import { workbookProgram } from './workbook-program';

/** Characters that are parsed without a pause: a slow phone takes a few hundredths of a second for them. */
export const sliceLength = 32_768;
const separators = [',', '\t', ';', '|'];

interface Slice {
  readonly rows: readonly (readonly string[])[];
  /** The start of the next slice. */
  readonly end: number;
}

/**
 * Papa Parse reads quotes and separators as spreadsheets write them. It gets one slice at a time, because it scans all of
 * its text repeatedly where quotes do not match, and the page must stay responsive.
 */
export class PapaSpreadsheetReader implements SpreadsheetReader {
  constructor(private readonly scheduler: Scheduler) {}

  async readText(text: string): Promise<Table> {
    const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    // Excel hides this line, and counts its rows without it.
    const [said = '', separator] = /^"?sep=(.)"?[,;\t]*(?:\n|$)/i.exec(whole) ?? [];
    const lines = whole.slice(said.length);
    const delimiter = separator ?? separatorOf(lines.slice(0, sliceLength));
    const table: (readonly string[])[] = [];
    for (let position = 0; position < lines.length;) {
      if (position > 0) await this.scheduler.wait(0);
      const { rows, end } = parseSlice(lines, position, delimiter);
      for (const row of rows) table.push(row.slice(0, groupOrderLimits.columns).map(cellOf));
      position = end;
    }
    return table;
  }

  async readFile(bytes: Uint8Array): Promise<Table | { readonly program: WorkbookProgram }> {
    const program = workbookProgram(bytes);
    return program ? { program } : this.readText(decodeText(bytes));
  }
}

function separatorOf(text: string): string {
  return Papa.parse(text, { delimitersToGuess: separators, preview: 20 }).meta.delimiter;
}

/** The rows that end in a slice. A quote that is not closed within it counts as a letter, so that it hides no rows. */
function parseSlice(text: string, start: number, delimiter: string): Slice {
  const slice = text.slice(start, start + sliceLength);
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  const parse = (isWithoutLast: boolean) =>
    parser.parse(slice, 0, isWithoutLast) as Papa.ParseResult<readonly string[]>;
  if (start + slice.length === text.length) {
    const { data, errors } = parse(false);
    if (!errors.some(({ code }) => code === 'MissingQuotes')) return { rows: data, end: text.length };
  }
  const { data, meta } = parse(true);
  return data.length > 0 ? { rows: data, end: start + meta.cursor } : parseLines(text, start, delimiter);
}

/** The lines that end in a slice, or the next one; a longer line is read only in part. */
function parseLines(text: string, start: number, delimiter: string): Slice {
  const slice = text.slice(start, start + sliceLength);
  const lines = slice.split('\n');
  const isWhole = start + slice.length === text.length;
  const read = isWhole || lines.length === 1 ? lines : lines.slice(0, -1);
  const next = text.indexOf('\n', start + read.join('\n').length);
  return { rows: read.map((line) => line.split(delimiter)), end: isWhole || next < 0 ? text.length : next + 1 };
}

/**
 * Removes the marks that keep spreadsheets from reading a text as a number (`="02138"`, `'02138`), and cuts a cell to a length
 * that is longer than any part of an address, and short enough to be shown with its problem.
 */
function cellOf(text: string): string {
  const { cellLength } = groupOrderLimits;
  return text
    .slice(0, 4 * cellLength)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=[\d=+@-])/, '')
    .slice(0, cellLength);
}
