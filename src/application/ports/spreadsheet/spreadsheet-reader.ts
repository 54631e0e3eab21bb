import { token } from '#src/application/ports/token';

/** Row by row, blank rows too. Cells are trimmed, and limited by `groupOrderLimits`: a file may hold anything. */
export type Table = readonly (readonly string[])[];

/** Comma, semicolon, tab or bar separate cells. Rejects only with `network_error`, when the reader cannot load. */
export interface SpreadsheetReader {
  readText(text: string): Promise<Table>;
  /** In UTF-8, UTF-16 or, when it is neither, as Windows writes Western languages. */
  readFile(bytes: Uint8Array): Promise<Table>;
}

export const SpreadsheetReader = token<SpreadsheetReader>('SpreadsheetReader');
