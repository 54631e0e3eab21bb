import type { WorkbookProgram } from '#src/application/ports/spreadsheet/spreadsheet-reader';

/** The beginnings of files of programs, of which none can be text. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];
const zip = [0x50, 0x4b, 0x03, 0x04];
const pdf = [0x25, 0x50, 0x44, 0x46];

/** Names that only such an archive holds; they stand in it uncompressed. */
const insides = [
  { program: 'excel', name: 'xl/' },
  { program: 'numbers', name: '.iwa' },
] as const;

/** The program whose own file it is; undefined for text. */
export function workbookProgram(bytes: Uint8Array): WorkbookProgram | undefined {
  const begins = (beginning: readonly number[]) => beginning.every((byte, index) => bytes[index] === byte);
  if (begins(oldOffice)) return 'excel';
  if (begins(pdf)) return 'other';
  if (!begins(zip)) return undefined;
  const text = new TextDecoder('latin1').decode(bytes);
  return insides.find(({ name }) => text.includes(name))?.program ?? 'other';
}
