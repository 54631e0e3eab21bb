import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';

const folders = ['src', 'sandbox', 'engines/vendure/src', 'engines/vendure/dashboard/src'];

/** Files whose expressions take more than one pass, each with the reason why no input can use that. */
const exempt: ReadonlyMap<string, string> = new Map([
  ['src/domain/money/money.ts', 'reads the digits of a number'],
  ['src/ui/kit/number-messages.ts', 'reads the digits of a number'],
  ['sandbox/shop/money.ts', 'reads the digits of a number'],
  ['src/infrastructure/shared/log-refusal.ts', 'reads 200 characters at most'],
  ['src/ui/for-programs/document-files.ts', 'reads what the build has written'],
]);

/** Files that put an expression together, each with its parts. */
const built: ReadonlyMap<string, string> = new Map([
  ['src/composition/configuration/check-environment.ts', 'names of the configuration'],
  ['src/domain/catalogue/pack-detection.ts', 'another expression'],
  ['src/infrastructure/contentful/page-kinds.ts', 'addresses of pages'],
  ['src/infrastructure/contentful/without-links.ts', 'an escaped name'],
  ['src/ui/for-programs/document-files.ts', 'a tag'],
  ['sandbox/content-service/media-files.ts', 'a name of its own'],
  ['sandbox/faults/path-matcher.ts', 'the pattern of a developer'],
]);

interface Expression {
  readonly file: string;
  /** Undefined for one that is put together. */
  readonly source?: string;
  readonly flags: string;
}

const expressions = folders.flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => expressionsIn(`${folder}/${name}`)),
);

function expressionsIn(file: string): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') found.push({ file, flags: '' });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** Lists the parts of an expression that read a text of one repeated character more than once; empty for one that takes one pass. */
function slowParts(source: string, flags: string): readonly string[] {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.map(({ type, character }) => `${type} ${character.pick}`);
}

describe('Regular expressions', () => {
  it('take one pass over their input, however long that is', () => {
    const slow = expressions.flatMap(({ file, source, flags }) =>
      source !== undefined && !exempt.has(file) && slowParts(source, flags).length > 0 ? [`${file} /${source}/`] : [],
    );
    expect(slow).toEqual([]);
  });

  it('are exempt where they need to be, and nowhere else', () => {
    const slow = expressions.filter(({ source, flags }) => source !== undefined && slowParts(source, flags).length > 0);
    expect(new Set(slow.map(({ file }) => file))).toEqual(new Set(exempt.keys()));
  });

  it('are put together in a few places, of known parts', () => {
    const files = expressions.filter(({ source }) => source === undefined).map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(built.keys()));
  });

  it.each([
    ['blanks that end nowhere', String.raw`^(.+?)[\s,;]*(?:x|#)(\d{1,7})$`],
    ['trimming from the end', String.raw`\s+$`],
    ['quantifiers within each other', '^(a+)+$'],
  ])('are found when they take more: %s', (_what, source) => {
    expect(slowParts(source, '')).not.toEqual([]);
  });
});
