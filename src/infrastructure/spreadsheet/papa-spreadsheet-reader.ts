import Papa from 'papaparse';
import type { SpreadsheetReader, Table } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { decodeText } from './decode-text';

/** Papa Parse knows quotes, line ends and separators as spreadsheets write them. Its errors cost no row: a row is what is there. */
export class PapaSpreadsheetReader implements SpreadsheetReader {
  readText(text: string): Promise<Table> {
    const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';', '|'] });
    return Promise.resolve(data);
  }

  readFile(bytes: Uint8Array): Promise<Table> {
    return this.readText(decodeText(bytes));
  }
}
