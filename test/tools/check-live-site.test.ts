import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkLiveSite } from '#tools/site/check-live-site';

describe('A site for the public (docs/going-live.md)', () => {
  let site: string;
  const write = (file: string, text: string): void => writeFileSync(join(site, file), text);

  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'live-site-'));
    mkdirSync(join(site, 'assets'));
    write('index.html', '<h1>Your brand</h1><p>Pull the ring. Wine in a sandbox is sandy.</p>');
    write('assets/libraries.js', 'const base = "http://localhost"; const isLocal = hostname === "127.0.0.1"');
  });

  it('is left alone when it names its own brand and addresses', () => {
    expect(() => checkLiveSite(site)).not.toThrow();
  });

  it.each([
    ['the demo’s brand in a title', 'index.html', '<title>Shop | Ringpull</title>', 'Ringpull'],
    ['an address of its mails', 'assets/mail.js', 'const a = "hello@ringpull.example"', 'ringpull'],
    ['a token of the sandbox', 'assets/app.js', 'token:`sandbox-content-token`', 'sandbox-content-token'],
    ['this machine in a policy', '404.html', 'connect-src http://localhost:4000', 'localhost:4000'],
    ['this machine by its number', 'robots.txt', 'Sitemap: http://127.0.0.1:5173/a.xml', '127.0.0.1:5173'],
  ])('is refused with %s', (_, file, text, found) => {
    write(file, text);
    expect(() => checkLiveSite(site)).toThrow(`  ${file}: ${found}`);
  });

  it('is refused with every file at once', () => {
    write('a.txt', 'localhost:1');
    write('b.txt', 'localhost:2');
    expect(() => checkLiveSite(site)).toThrow('  a.txt: localhost:1\n  b.txt: localhost:2');
  });
});
