import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leftOutOnVendure, unexplained, walkedInPart, walkedOnVendure } from '#tools/engine/journeys-on-vendure';
import { filesBelow } from '#tools/files-below';
import { type Journey, journeysOf } from '#tools/journeys/footprints';

const folder = 'test/journeys';
const files = filesBelow(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `${folder}/${file}`);
const [explained = ''] = Object.keys(leftOutOnVendure);

/** The journeys of a run as it reports them: name, status, tags. */
const run = (...tests: readonly (readonly [string, string, ...string[]])[]): readonly Journey[] =>
  journeysOf({
    testResults: [
      {
        name: `/shop/${folder}/club.test.ts`,
        status: 'passed',
        assertionResults: tests.map(([name, status, ...tags]) => ({ fullName: `A club ${name}`, status, tags })),
      },
    ],
  });

describe('Journeys on Vendure', () => {
  it('are those of whole files, and of every other file the core', () => {
    expect(walkedOnVendure.filter((file) => !files.includes(file))).toEqual([]);
    expect([...walkedOnVendure, ...walkedInPart()].sort()).toEqual([...files].sort());
  });

  it('of the core are walked, or left out for a reason', () => {
    const walked = run(['is joined', 'passed', 'core'], ['is left', 'failed', 'core'], ['is read', 'skipped']);
    expect(unexplained([...walked, ...run([explained, 'skipped', 'core'])])).toEqual([]);
    expect(unexplained(run(['is joined', 'skipped', 'core'], ['is left', 'todo', 'core']))).toEqual([
      'club: A club is joined',
      'club: A club is left',
    ]);
  });

  it('that are left out are journeys that there are', () => {
    const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(Object.keys(leftOutOnVendure).filter((name) => !sources.includes(name))).toEqual([]);
  });
});
