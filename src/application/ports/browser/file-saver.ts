import { token } from '#src/application/ports/token';

export interface TextFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly text: string;
}

/** Lets the shopper keep a file. Whether they do is up to the browser. */
export interface FileSaver {
  save(file: TextFile): void;
}

export const FileSaver = token<FileSaver>('FileSaver');
