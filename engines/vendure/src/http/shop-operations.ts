import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from './sent-json';

/** Holds the digests of the release that the engine came with, and of those before it that are still open in browsers. */
const ownFolder = join(__dirname, '../../../operations');

/** Says whether an operation of the shop API is one of the storefront's releases, by its exact text. */
export type KnowsOperation = (text: string) => boolean;

/**
 * Reads the files of the engine, and those of another folder where one is named: each has the SHA-256 digests of a release's
 * operations by their names. Throws an error that names the file which cannot be read.
 */
export function readShopOperations(folder?: string): KnowsOperation {
  const digests = new Set([ownFolder, folder].flatMap((one) => (one === undefined ? [] : digestsIn(one))));
  return (text) => digests.has(createHash('sha256').update(text).digest('hex'));
}

function digestsIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const digests = isRecord(value) ? Object.values(value) : [];
    if (digests.length === 0 || !digests.every(isDigest)) throw new Error(`${join(folder, name)} holds no digests.`);
    return digests;
  });
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}
