import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isRecord } from '#sandbox/http/request-body';
import { filesBelow } from './files-below';

/** One entry as it was written: its content type, the file it stands in, and its fields before any check. */
export interface WrittenEntry {
  readonly type: string;
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const CONTENT_FOLDER = fileURLToPath(new URL('../content/', import.meta.url));

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads every entry below the folder: one sub-folder per content type. A YAML file holds one entry or a list of them;
 * in a Markdown file the front matter holds the fields and the text is the field `body`.
 * Throws an error that names the file when one cannot be parsed.
 */
export function readContentFiles(folder: string = CONTENT_FOLDER): readonly WrittenEntry[] {
  return contentFileNames(folder).flatMap((file) => {
    const type = file.slice(0, file.indexOf('/'));
    const written = parseFile(file, readFileSync(`${folder}/${file}`, 'utf8'));
    return (Array.isArray(written) ? written : [written]).map((fields: unknown) => {
      if (!isRecord(fields)) throw new Error(`content/${file}: holds no mapping of fields.`);
      return { type, file: `content/${file}`, fields };
    });
  });
}

/** The names of all content files below the folder, in a stable order. */
export function contentFileNames(folder: string = CONTENT_FOLDER): readonly string[] {
  return filesBelow(folder).filter((name) => /^[^/]+\/.+\.(ya?ml|md)$/.test(name));
}

function parseFile(file: string, source: string): unknown {
  try {
    if (!file.endsWith('.md')) return parse(source) as unknown;
    const [, head, body] = FRONT_MATTER.exec(source) ?? [];
    if (head === undefined || body === undefined) throw new Error('has no front matter between two lines of ---');
    return { ...(parse(head) as object), body: body.trim() };
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
