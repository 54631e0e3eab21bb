import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyOf } from '#tools/hosting/host-rules';
import { hostFilesDirectory, writeHostFiles } from '#tools/hosting/write-host-files';
import { sampleSite } from './sample-site';

const { rules, directory: site } = sampleSite('by language');
const folder = mkdtempSync(join(tmpdir(), 'host-files-'));

function written(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

// This holds wherever no web server is there to be asked.
describe('Host files (spec §2 Screens and routes)', () => {
  beforeAll(() => writeHostFiles(rules, folder));

  it('are there for each host, and lie outside of the site', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'Caddyfile',
      '_headers',
      '_redirects',
      'headers.json',
      'nginx-image.conf',
      'nginx.conf',
    ]);
    expect(relative(site, hostFilesDirectory(site))).toMatch(/^\.\./);
    expect(existsSync(join(site, 'Caddyfile'))).toBe(false);
  });

  it.each(['Caddyfile', 'nginx.conf', '_headers'])('%s has every header with its value', (name) => {
    const values = Object.values({ ...rules.everything, ...rules.documents });

    expect(values.filter((value) => !written(name).includes(value))).toEqual([]);
  });

  it.each(['Caddyfile', 'nginx.conf'])('%s is for the name of the shop, and closes its own blocks', (name) => {
    const text = written(name).replaceAll(/"[^"]*"/g, '');

    expect(text).toMatch(/^(?:shop\.example \{| {4}server_name shop\.example;)$/m);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('nginx-image.conf writes into /tmp alone, and needs no port that is reserved', () => {
    const text = written('nginx-image.conf');

    expect([...text.matchAll(/(?:^|\s)(?:pid|\w+_temp_path) (\S+\/)/g)].map(([, place]) => place)).toEqual(
      Array.from({ length: 6 }, () => '/tmp/'),
    );
    expect(text).toMatch(/^ {4}listen 8080;$/m);
    expect(text).toMatch(/^ {4}root \/srv\/shop;$/m);
  });

  it.each(['Caddyfile', 'nginx.conf'])('%s knows the addresses that only the browser knows', (name) => {
    expect(rules.browserPaths).toEqual(expect.arrayContaining(['/account/', '/cart/', '/authenticate/']));
    expect(written(name)).toContain(`/en-US/${anyOf(rules.browserPaths)}/`);
  });

  it('repeat an address in a redirect as it was written, never as it was decoded', () => {
    const targets = [...written('nginx.conf').matchAll(/return 308 (\S+);/g)].map(([, target = '']) => target);

    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter((target) => /\$uri|\$document_uri|shop_folder/.test(target))).toEqual([]);
    expect([...written('Caddyfile').matchAll(/redir \* (\S+) 308/g)].map(([, target]) => target)).toEqual(
      expect.arrayContaining(['{uri}', '/en-US{uri}']),
    );
    expect(written('Caddyfile')).not.toMatch(/redir .*\{path\}/);
  });

  it('say the headers alone for any other host', () => {
    expect(JSON.parse(written('headers.json'))).toEqual({ everything: rules.everything, documents: rules.documents });
  });

  it('take a path by its letters', () => {
    expect(anyOf(['/welcome/back.html/', '/a+b/'])).toBe('(?:welcome/back\\.html|a\\+b)');
  });
});
