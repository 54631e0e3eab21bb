import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { npmScript, scriptOf } from '#tools/console/script-of';

/** An installed Node with npm in one of the places where it is. */
function nodeWithNpm(...below: readonly string[]): { readonly node: string; readonly npm: string } {
  const home = mkdtempSync(join(tmpdir(), 'node-'));
  const folder = join(home, ...below, 'node_modules/npm/bin');
  mkdirSync(folder, { recursive: true });
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(npm, '');
  return { node: join(home, 'bin', 'node'), npm };
}

describe('Starting an installed command on every system (README.md)', () => {
  it.each(['vitest', 'oxlint', 'depcruise', 'tsc', 'npm'])('finds the script of %s', (command) => {
    expect(existsSync(scriptOf(command))).toBe(true);
  });

  it('finds one that Node runs', () => {
    expect(execFileSync(process.execPath, [scriptOf('tsc'), '--version'], { encoding: 'utf8' })).toMatch(/^Version 7/);
  });

  it('says that a package has no such command', () => {
    expect(() => scriptOf('mobx')).toThrow('has no command "mobx"');
  });

  it('takes the npm that started it, also when that was asked as npx', () => {
    const started = nodeWithNpm('elsewhere');
    const { node } = nodeWithNpm('bin');
    expect(npmScript(started.npm.replace('npm-cli', 'npx-cli'), node)).toBe(started.npm);
  });

  it('takes the npm of this Node when nothing else is known: beside it on Windows, in lib elsewhere', () => {
    for (const { node, npm } of [nodeWithNpm('bin'), nodeWithNpm('lib')]) expect(npmScript(undefined, node)).toBe(npm);
  });

  it('gives instructions when there is none', () => {
    const { node } = nodeWithNpm('elsewhere');
    expect(() => npmScript(undefined, node)).toThrow('start the command by "npm run"');
  });
});
