import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinNames, normalize } from 'node:path/posix';
import { filesBelow } from '#tools/files-below';

/** Root of the repository. */
export const root = join(import.meta.dirname, '..', '..');

export interface MarkdownLink {
  readonly text: string;
  /** Path from the root of the repository, without the part after #. */
  readonly path: string;
  /** The heading that is meant, or undefined. */
  readonly anchor: string | undefined;
}

/** A shop of its own may have deleted some of these. */
const BESIDE = [
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'engines/vendure/README.md',
  'engines/vendure/dashboard/README.md',
  'engines/vendure/load/README.md',
  'engines/vendure/seed/README.md',
  'engines/vendure/src/plugins/README.md',
  'sandbox/content/README.md',
];

/** Every document that a newcomer is led to, as a path from the root. */
export function documents(): readonly string[] {
  const below = filesBelow(join(root, 'docs')).map((path) => `docs/${path}`);
  return [...BESIDE, ...below].filter((path) => path.endsWith('.md') && existsSync(join(root, path))).sort();
}

export function readDocument(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Links and pictures of a text that lead into the repository; those to other sites are left out, and so is code. */
export function relativeLinks(document: string, text: string): readonly MarkdownLink[] {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/(\[`[^`\n]*`\]\([^()\s]*\))|`[^`\n]*`/g, '$1');
  return [...prose.matchAll(/\[([^\]]*)\]\(([^()\s]*)\)/g)]
    .map(([, label = '', target = '']) => ({ label, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .map(({ label, target }) => {
      const [path = '', anchor] = target.split('#');
      return { text: label, path: path === '' ? document : normalize(joinNames(dirname(document), path)), anchor };
    });
}

/** The anchors that the headings of a document can be linked by. */
export function anchors(text: string): readonly string[] {
  return [...text.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

/** The words of a document as its readers see it: of text and tables, without targets of links, comments and blocks of code. */
export function wordsOf(text: string): readonly string[] {
  const shown = text
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\]\([^)]*\)/g, ']');
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
