import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { caddyfile } from './caddy';
import type { HostRules } from './host-rules';
import { nginxConfiguration, nginxProgram } from './nginx';
import { headersFile, redirectsFile } from './rule-files';

/** The folder of the site on a server, where `tools/release.sh` has put it. */
const ROOT = '/srv/shop/current/site';

/** The place of the site in the image of the storefront (Dockerfile), where only `/tmp` can be written to. */
const IMAGE = { root: '/srv/shop', listen: '8080', writable: '/tmp' };

/** Returns the folder of the host files of a site: outside of it, so that no server hands them out. */
export function hostFilesDirectory(site: string): string {
  return resolve('.cache', 'hosting', basename(site));
}

/** Writes the rules of a site for all hosts that this project knows, and the bare headers for others. */
export async function writeHostFiles(rules: HostRules, directory: string): Promise<void> {
  const { everything, documents } = rules;
  await mkdir(directory, { recursive: true });
  const files = {
    Caddyfile: caddyfile(rules, { address: rules.host, root: ROOT }),
    'nginx.conf': nginxConfiguration(rules, { listen: '80', root: ROOT }),
    'nginx-image.conf': nginxProgram(nginxConfiguration(rules, IMAGE), IMAGE.writable),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'headers.json': JSON.stringify({ everything, documents }, null, 2),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}
