import { readFileSync } from 'node:fs';

/** The document that people follow to open a shop. */
export const GUIDE = 'docs/going-live.md';

interface Section {
  readonly heading: string;
  readonly text: string;
}

const sections: readonly Section[] = readFileSync(GUIDE, 'utf8')
  .split(/^(?=##+ )/m)
  .slice(1)
  .map((text) => ({ heading: (text.split('\n')[0] ?? '').replace(/^#+ /, ''), text }));

/**
 * Returns the block of code below a heading of the guide that has these words, as its readers copy it. Throws when
 * the guide has no such block there: then it says something else by now.
 */
export function blockOf(heading: string, words: string): string {
  const section = sections.find((one) => one.heading === heading);
  const blocks = [...(section?.text ?? '').matchAll(/^( *)```\w*\n([^]*?)^\1```/gm)];
  for (const [, indent = '', block = ''] of blocks)
    if (block.includes(words)) return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  throw new Error(`${GUIDE} has no block with "${words}" below "${heading}".`);
}
