import { token } from '#src/application/ports/token';

export interface Clipboard {
  /** Returns true when the text was copied: a browser may forbid it. */
  copy(text: string): Promise<boolean>;
}

export const Clipboard = token<Clipboard>('Clipboard');
