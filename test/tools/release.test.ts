import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A folder of releases on a server. */
class ReleaseFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'releases-'));

  /** Uploads a release with these scripts. */
  upload(name: string, scripts: readonly string[] = ['shop.js']): void {
    const assets = join(this.path, 'releases', name, 'site/assets');
    mkdirSync(assets, { recursive: true });
    for (const script of scripts) writeFileSync(join(assets, script), script);
  }

  /** Uploads releases and switches to each. */
  release(...names: readonly string[]): void {
    for (const name of names) {
      this.upload(name);
      this.run('switch', name);
    }
  }

  run(...words: readonly string[]): { readonly ok: boolean; readonly said: string } {
    const script = readFileSync('tools/release.sh');
    // As over ssh, by its input.
    const { status, stdout, stderr } = spawnSync('sh', ['-s', '--', this.path, ...words], { input: script });
    return { ok: status === 0, said: `${stdout.toString()}${stderr.toString()}`.trim() };
  }

  afterSwitch(script: string): void {
    writeFileSync(join(this.path, 'after-switch'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(this.path, 'after-switch'), 0o755);
  }

  get current(): string {
    return basename(realpathSync(join(this.path, 'current')));
  }

  get kept(): readonly string[] {
    return readdirSync(join(this.path, 'releases')).sort();
  }

  get scripts(): readonly string[] {
    return readdirSync(join(this.path, 'current/site/assets')).sort();
  }

  /** Lets hours go by for the scripts of a release. */
  age(name: string, hours: number): void {
    const assets = join(this.path, 'releases', name, 'site/assets');
    for (const script of readdirSync(assets)) {
      const then = Date.now() / 1000 - hours * 3600;
      utimesSync(join(assets, script), then, then);
    }
  }
}

// Its commands are those of a server's system.
describe.runIf(process.platform === 'linux')('Releases on a server', () => {
  it('are switched to once they are there, and go back one by one', () => {
    const folder = new ReleaseFolder();
    folder.release('20261101', '20261102', '20261103');

    expect(folder.current).toBe('20261103');
    expect(folder.run('back')).toEqual({ ok: true, said: 'Release 20261102 is there again.' });
    expect(folder.current).toBe('20261102');
    folder.run('back');
    expect(folder.current).toBe('20261101');
    expect(folder.run('back')).toEqual({ ok: false, said: 'There is no release before 20261101.' });
    expect(folder.run('list').said).toBe('20261101 (current)\n20261102\n20261103');
  });

  it('are kept five at a time, and the one that was served before', () => {
    const folder = new ReleaseFolder();
    folder.release('1', '2', '3', '4', '5', '6', '7');
    expect(folder.kept).toEqual(['3', '4', '5', '6', '7']);

    for (let back = 0; back < 4; back += 1) folder.run('back');
    folder.release('8', '9');

    expect(folder.kept).toEqual(['5', '6', '7', '8', '9']);
    expect(folder.current).toBe('9');
  });

  it('stay the same when the next one is not there, or is no name', () => {
    const folder = new ReleaseFolder();
    folder.release('1');

    expect(folder.run('switch', '2').said).toContain('There is no release 2');
    for (const name of ['', '../1', '.']) expect(folder.run('switch', name).ok).toBe(false);
    expect(folder.run('forward').ok).toBe(false);
    expect(folder.current).toBe('1');
  });

  it('come back when the web server refuses the rules of the next one', () => {
    const folder = new ReleaseFolder();
    folder.release('1');
    folder.upload('2');
    folder.afterSwitch('readlink current >>seen; [ "$(readlink current)" = releases/1 ]');

    expect(folder.run('switch', '2')).toEqual({ ok: false, said: 'Release 2 was refused: 1 is there again.' });
    expect(folder.current).toBe('1');
    expect(readFileSync(join(folder.path, 'seen'), 'utf8')).toBe('releases/2\nreleases/1\n');
  });

  it('have the scripts of those before them for a day after these went out of use, whatever their age', () => {
    const folder = new ReleaseFolder();
    folder.upload('1', ['one.js', 'same.js']);
    folder.age('1', 900);
    folder.run('switch', '1');
    folder.upload('2', ['same.js', 'two.js']);
    folder.run('switch', '2');
    expect(folder.scripts).toEqual(['one.js', 'same.js', 'two.js']);

    folder.upload('3', ['three.js']);
    folder.run('switch', '3');
    expect(folder.scripts).toEqual(['one.js', 'same.js', 'three.js', 'two.js']);

    folder.age('3', 25);
    folder.upload('4', ['four.js']);
    folder.run('switch', '4');
    expect(folder.scripts).toEqual(['four.js', 'three.js']);
    folder.run('back');
    expect(existsSync(join(folder.path, 'current/site/assets/four.js'))).toBe(true);
  });
});
