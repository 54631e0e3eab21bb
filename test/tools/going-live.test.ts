import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
import { dockerSteps } from '#tools/containers/docker-steps';
import { filesBelow } from '#tools/files-below';
import type { ServerMachine } from '#tools/going-live/server-machine';
import { goingLiveSteps } from '#tools/going-live/steps';
import { contentSecurityPolicy } from '#tools/security-headers';

/** The example of a live configuration that the document gives. */
function liveVariables(): Readonly<Record<string, string | undefined>> {
  const [, text = ''] = /```sh\n(# The live shop\n[^`]+)```/.exec(readFileSync('docs/going-live.md', 'utf8')) ?? [];
  return parseEnv(text);
}

describe('Configuration of a live shop (spec §3 Configuration)', () => {
  it('is one that the build takes, without a word of warning', () => {
    const warnings: string[] = [];

    checkEnvironment(liveVariables(), (line) => warnings.push(line));

    expect(warnings).toEqual([]);
  });

  it('lets pages call the engine, sign-in and content, and no other host', () => {
    expect(contentSecurityPolicy(liveVariables(), '')).toContain(
      "connect-src 'self' https://engine.shop.example https://api.stytch.com https://cdn.contentful.com https://images.ctfassets.net;",
    );
  });
});

describe.each([
  ['by hand', goingLiveSteps, '1. The database'],
  ['with Docker', dockerSteps, 'With Docker'],
] as const)('The script that follows docs/going-live.md %s', (_way, stepsOn, chapter) => {
  it('does each of its steps below a heading that the guide has', () => {
    const [...headings] = readFileSync('docs/going-live.md', 'utf8').matchAll(/^##+ (.+)$/gm);
    const told = stepsOn({} as ServerMachine).map(({ heading }) => heading);

    expect(told).toEqual(expect.arrayContaining([chapter, '7. The first order']));
    expect(told.filter((heading) => !headings.some(([, one]) => one === heading))).toEqual([]);
  });
});

/** The source files below a folder that say something. */
function filesThatSay(folder: string, words: RegExp): readonly string[] {
  return filesBelow(folder)
    .map((path) => join(folder, path))
    .filter((file) => words.test(readFileSync(file, 'utf8')));
}

describe('The code of a live shop (docs/going-live.md)', () => {
  it('names the demo’s brand nowhere but in the engine’s values for a developer’s machine', () => {
    const said = ['src', 'public', 'engines/vendure/src'].flatMap((folder) => filesThatSay(folder, /ringpull/i));
    expect(said).toEqual(['engines/vendure/src/config/environment.ts']);
  });

  it('has no address of this machine in the mails, answers and pages that visitors get', () => {
    const folders = ['src', 'public', 'engines/vendure/src/plugins'];
    expect(folders.flatMap((folder) => filesThatSay(folder, /(?:localhost|127\.0\.0\.1):\d/))).toEqual([]);
  });
});
