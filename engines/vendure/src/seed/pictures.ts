import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Reads the bytes of a picture that a seed names. Rejects when it cannot be had. */
export type Pictures = (picture: string) => Promise<Buffer>;

/** Pictures that lie beside a file. */
export function picturesIn(folder: string): Pictures {
  return (picture) => readFile(resolve(folder, picture));
}

/** Pictures that a server has, by their paths. */
export function picturesFrom(origin: string): Pictures {
  return async (picture) => {
    const response = await fetch(`${origin}${picture}`);
    if (!response.ok) throw new Error(`${origin}${picture} answers ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
}
