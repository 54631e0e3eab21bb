import { token } from '#src/application/ports/token';

export interface Clipboard {
  /** False where the browser forbids it. */
  copy(text: string): Promise<boolean>;
}

export const Clipboard = token<Clipboard>('Clipboard');
