import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Step, StepOutcome } from '#tools/console/step';
import { ENGINE, installEngine } from '#tools/engine/install-engine';
import { startTestDatabase } from '#tools/engine/test-database';
import { enginePorts } from '#tools/engine/test-engine';
import type { Variables } from '#tools/environment';
import { type BuiltImage, buildImage } from './build-image';
import { runInImage, startImage } from './start-image';

/** The images without Docker: each is built by the steps of its Dockerfile, started and asked whether it is well. */
export const imageSteps: readonly Step[] = [
  { name: 'image of the engine: its steps, migrations, seed, server and worker', run: tryEngine },
  { name: 'image of the storefront: its steps, and nginx', run: tryStorefront },
];

async function tryEngine(): Promise<StepOutcome> {
  await installEngine();
  const ports = enginePorts(process.env);
  const image = await buildImage(ENGINE);
  try {
    const database = await startTestDatabase(ports.ownTests);
    try {
      const variables = { ...filledIn(await readFile('engine.env.example', 'utf8')), DATABASE_URL: database.url };
      await runInImage(image, ['node', 'dist/src/migrate.js'], variables);
      await runInImage(image, ['node', 'dist/src/seed.js'], variables);
      const running: (() => Promise<void>)[] = [];
      try {
        running.push(await startImage(image, image.command, { ...variables, ENGINE_PORT: String(ports.engine) }));
        const worker = { ...variables, WORKER_PORT: String(ports.sandbox) };
        running.push(await startImage(image, ['node', 'dist/src/worker.js'], worker));
        return await dashboardOf(ports.engine);
      } finally {
        for (const stop of running) await stop();
      }
    } finally {
      await database.close();
    }
  } finally {
    await image.remove();
  }
}

async function dashboardOf(port: number): Promise<StepOutcome> {
  const { status } = await fetch(`http://127.0.0.1:${port}/admin/`);
  return { ok: status === 200, output: `The dashboard of the image answers ${status}.` };
}

/** Fills in what somebody who opens a shop would: an address where the example has nothing. */
function filledIn(example: string): Variables {
  return Object.fromEntries(
    Object.entries(parseEnv(example)).map(([name, value]) => [name, value === '' ? 'https://shop.example' : value]),
  );
}

async function tryStorefront(): Promise<StepOutcome> {
  const image = await storefrontImage();
  try {
    if (spawnSync('nginx', ['-v']).status !== 0) return { ok: true, note: 'built; nginx is not there to serve it' };
    return await serve(image);
  } finally {
    await image.remove();
  }
}

/** Builds it with the content of the sandbox, on a port of its own, and without the pictures that take longest. */
async function storefrontImage(): Promise<BuiltImage> {
  const { sandbox } = enginePorts(process.env);
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  try {
    const storefront = join(folder, '.env');
    const example = await readFile('.env.example', 'utf8');
    await writeFile(storefront, example.replaceAll('localhost:4000', `localhost:${sandbox}`));
    return await buildImage('.', { secrets: { storefront }, variables: { SITE_EFFORT: 'quick' } });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Its rules name places of the image, which are below the folder here. */
async function serve(image: BuiltImage): Promise<StepOutcome> {
  const { engine: port } = enginePorts(process.env);
  const rules = join(image.root, 'etc/nginx/nginx.conf');
  const text = await readFile(rules, 'utf8');
  const moved = text
    .replaceAll(' /tmp/', ` ${image.root}/tmp/`)
    .replace('root /srv/shop;', `root ${image.root}/srv/shop;`)
    .replace('listen 8080;', `listen ${port};`);
  await writeFile(rules, moved);
  const here = { ...image, healthcheck: image.healthcheck.map((word) => word.replace(':8080/', `:${port}/`)) };
  const stop = await startImage(here, [...image.command, '-c', rules], {});
  try {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/en-US/`);
    const isWhole = status === 200 && headers.has('content-security-policy');
    return { ok: isWhole, output: `The home page of the image answers ${status} without its policy.` };
  } finally {
    await stop();
  }
}
