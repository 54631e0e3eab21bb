import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';

const ROOT = join(import.meta.dirname, '..', '..');
const sheets = ['src/ui/styles/base.css', 'src/ui/styles/classes.css', 'src/ui/kit/layout.css'];
/** Found by a script, which moves such elements (src/ui/privacy/use-lower-edge.ts). */
const hook = 'above-lower-edge';
const attribute = /className=(?:"([^"]*)"|\{`([^`]*)`\}|\{classNames\('([^']*)')/g;

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const files = filesBelow(join(ROOT, 'src/ui'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `src/ui/${file}`);
const views = files.map(read);
/** The classes that views give to elements by name; a module's own come by its styles. */
const named = views.flatMap((text) =>
  [...text.matchAll(attribute)].flatMap(([, ...texts]) =>
    texts
      .filter(Boolean)
      .join(' ')
      .replace(/\$\{[^}]*\}/g, '')
      .split(/\s+/),
  ),
);
const used = new Set(named.filter((name) => name !== '' && name !== hook));
const defined = new Set(
  sheets.flatMap((sheet) => [...read(sheet).matchAll(/\.([a-z][a-z\d-]*)(?=[^{}]*\{)/g)].map(([, name]) => name)),
);

describe('Classes that all views share (CONTRIBUTING.md, Layout)', () => {
  it('are in a stylesheet when a view names them', () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('are named by a view when they are in a stylesheet', () => {
    const everywhere = views.join('\n');
    expect([...defined].filter((name) => !used.has(name ?? '') && !everywhere.includes(`'${name}'`))).toEqual([]);
  });
});

/** The classes that a view takes from stylesheets of modules which do not have them, as "file class". */
function takenInVain(file: string): readonly string[] {
  const text = read(file);
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(([, styles = '', path = '']) => {
    const sheet = read(path.startsWith('#') ? path.slice(1) : join(dirname(file), path));
    const taken = [...text.matchAll(new RegExp(`\\b${styles}\\.(?!module\\b)(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
    return taken.filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet)).map((name) => `${file} ${name}`);
  });
}

describe('Classes of modules (CONTRIBUTING.md, Layout)', () => {
  it('are in the stylesheet that a view takes them from', () => {
    expect(files.flatMap(takenInVain)).toEqual([]);
  });
});
