import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
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

  it('lets pages call the engine, sign-in and content, and nobody else', () => {
    expect(contentSecurityPolicy(liveVariables(), '')).toContain(
      "connect-src 'self' https://engine.shop.example https://api.stytch.com https://cdn.contentful.com https://images.ctfassets.net;",
    );
  });
});
