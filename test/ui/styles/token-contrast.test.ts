import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#test/support/contrast';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const appearances = ['light', 'dark'] as const;

/** The color of a token on a light or on a dark page; a token of one color has it on both. */
function colorsOn(appearance: (typeof appearances)[number]): ReadonlyMap<string, string> {
  const tokens = css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g);
  return new Map([...tokens].map(([, name, light, dark = light]) => [name!, (appearance === 'light' ? light : dark)!]));
}

const text = [
  ...['paper', 'paper-deep', 'surface', 'info-wash', 'warn-wash', 'danger-wash', 'vine-wash', 'pop-wash'].map(
    (ground) => ['ink', ground],
  ),
  ...['paper', 'paper-deep', 'surface'].map((ground) => ['ink-soft', ground]),
  ...['paper', 'surface', 'pop-wash'].map((ground) => ['pop-ink', ground]),
  ...['paper', 'surface', 'vine-wash'].map((ground) => ['vine', ground]),
  ...['paper', 'surface', 'danger-wash'].map((ground) => ['danger', ground]),
  ...['paper', 'surface', 'warn-wash'].map((ground) => ['warn', ground]),
  ['on-pop', 'pop'],
  ['on-pop', 'pop-bright'],
  ['surface', 'vine'],
  ['surface', 'danger'],
  ['paper', 'ink'],
  ['on-band', 'band'],
  ['on-vine-band', 'vine-band'],
] as [string, string][];

const shapes = [
  ['outline', 'paper'],
  ['outline', 'surface'],
  ['pop', 'paper'],
  ['pop', 'surface'],
  ['vine', 'paper-deep'],
  ['ink', 'paper'],
] as [string, string][];

describe.each(appearances)(
  'Colors can be read on a %s page (spec §2 Screens and routes: accessibility)',
  (appearance) => {
    const colors = colorsOn(appearance);

    it.each(text)('text in %s on %s has 4.5:1', (color, ground) => {
      expect(contrast(colors.get(color)!, colors.get(ground)!)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapes)('a shape in %s on %s has 3:1', (color, ground) => {
      expect(contrast(colors.get(color)!, colors.get(ground)!)).toBeGreaterThanOrEqual(3);
    });
  },
);
