// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
const colors = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(colors.get(one)!), luminance(colors.get(other)!)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
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
] as [string, string][];

const shapes = [
  ['outline', 'paper'],
  ['outline', 'surface'],
  ['pop', 'paper'],
  ['pop', 'surface'],
  ['vine', 'paper-deep'],
  ['ink', 'paper'],
] as [string, string][];

describe('Colors can be read (spec §2 Screens and routes: accessibility)', () => {
  it.each(text)('text in %s on %s has 4.5:1', (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('a shape in %s on %s has 3:1', (color, ground) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  });
});
