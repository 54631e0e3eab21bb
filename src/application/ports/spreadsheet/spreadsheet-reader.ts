import { token } from '#src/application/ports/token';

/**
 * The cells of a table, row by row; also those of blank rows, so that rows can be counted. Cells have no blanks around them,
 * one between words, and no more columns and letters than `groupOrderLimits` names: a file may hold anything.
 */
export type Table = readonly (readonly string[])[];

/** A program that keeps its sheets in a form of its own. */
export type WorkbookProgram = 'excel' | 'numbers' | 'other';

/**
 * Reads tables that people copy from a spreadsheet or save as CSV. Comma, semicolon, tab and bar may separate cells; the
 * separator is detected, or declared in a first line such as `sep=;`. No content makes it fail; it rejects with `network_error`
 * when the reader could not be loaded.
 */
export interface SpreadsheetReader {
  readText(text: string): Promise<Table>;
  /**
   * The bytes of a file in UTF-8 or UTF-16 or, when they are neither, as Windows writes Western languages; or the program
   * whose own file it is, which has to be saved as CSV there.
   */
  readFile(bytes: Uint8Array): Promise<Table | { readonly program: WorkbookProgram }>;
}

export const SpreadsheetReader = token<SpreadsheetReader>('SpreadsheetReader');
