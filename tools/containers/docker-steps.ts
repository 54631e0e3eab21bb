import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { loadContent } from '#sandbox/content-service/load-content';
import { contentExport } from '#tools/contentful/content-export';
import { cleanForm } from '#tools/contentful/content-forms';
import { ENGINE, installEngine } from '#tools/engine/install-engine';
import { blockOf } from '#tools/going-live/guide';
import { addToCaddyfile, given, type GuideStep, office, reload, step } from '#tools/going-live/guide-step';
import { copyProject, filledIn, filledVariables, writeSeed } from '#tools/going-live/machine-files';
import { Mailbox } from '#tools/going-live/mailbox';
import { enteredContent } from '#tools/going-live/own-goods';
import { NAMES, type ServerMachine } from '#tools/going-live/server-machine';
import {
  addStripe,
  startCaddy,
  startContentDelivery,
  startSignIn,
  startStripeAndMail,
} from '#tools/going-live/stand-ins';
import { buyer, openBrowser, Visitor } from '#tools/going-live/visitor';
import { requireFreePort } from '#tools/shop/ports';
import { basesOf, makeBaseImages, writeMachineFolder } from './base-images';
import { openBuildah } from './buildah';
import { stopAll } from './containers';
import { startDebianDatabase } from './debian-database';
import type { DockerStandIn } from './docker';

const CHAPTER = 'With Docker';
const PASSWORD = 'secret';
/** Images are kept here from one run to the next. */
const IMAGES = resolve('.cache/containers');
/** Both Dockerfiles, by the folders that images are built from. */
const CONTEXTS = ['.', ENGINE] as const;
/** The port of the storefront is in its image. */
const STOREFRONT_PORT = 8080;
/** The services that run as long as the shop is open. */
const SERVICES = ['engine-1', 'engine-2', 'worker', 'storefront'] as const;

/**
 * Returns the steps of the guide's chapter on Docker in its order, with its very commands. `docker` is a program that takes
 * them by buildah, the database a PostgreSQL of this machine, and the services at which a shop has accounts are stand-ins.
 */
export function dockerSteps(machine: ServerMachine): readonly GuideStep[] {
  const mailbox = new Mailbox();
  let browser: Browser | undefined;
  const shell = (commands: string): Promise<string> => machine.sh('shop', commands, variablesOf(machine));
  const engineBlock = blockOf(CHAPTER, 'docker compose build migrate');
  const storefrontBlock = blockOf(CHAPTER, 'docker compose build storefront');

  return [
    step(CHAPTER, 'a checkout, and the images that its Dockerfiles begin with', async () => {
      await requireFreePort(STOREFRONT_PORT, 'the port of the storefront');
      await copyProject(machine.path('shop'));
      const texts = await Promise.all(CONTEXTS.map((folder) => readFile(join(folder, 'Dockerfile'), 'utf8')));
      const bases = [...new Set(texts.flatMap(basesOf))];
      await makeBaseImages(await openBuildah(IMAGES), bases);
      return bases.join(', ');
    }),
    step('Accounts', 'stand-ins for the services, and a PostgreSQL in the place of its container', async () => {
      await installEngine();
      machine.keep(await startDebianDatabase(machine.path('database'), machine.ports.database, PASSWORD));
      await startCaddy(machine);
      await addStripe(machine, await startStripeAndMail(machine, ENGINE, (mail) => mailbox.take(mail)));
      await startSignIn(machine);
      await startContentDelivery(machine, { entries: cleanEntries() }, enteredContent());
      await prepareDocker(machine);
    }),
    ...commandsOf(engineBlock).map((command) =>
      step(CHAPTER, command.includes('\n') ? 'variables, and the name of the release' : command, async () => {
        await shell(command);
      }),
    ),
    step(CHAPTER, 'a seed of one’s own', async () => {
      await writeSeed(machine.path('shop/my-seed'), machine.path('shop/engines/vendure/seed/shop.json'));
      await shell(blockOf(CHAPTER, './my-seed'));
    }),
    step(CHAPTER, 'the proxy', async () => {
      await addToCaddyfile(machine, office());
      await addToCaddyfile(machine, blockOf(CHAPTER, 'reverse_proxy 127.0.0.1'));
      await machine.sh('', reload);
      const opened = await openBrowser(machine.ports.https);
      machine.keep({ url: '', close: () => opened.close() });
      browser = opened;
    }),
    ...commandsOf(storefrontBlock).map((command) => step(CHAPTER, command, async () => void (await shell(command)))),
    step(CHAPTER, 'every service is well, and none is root or writes into its image', async () => {
      const listed = await shell('docker compose ps --all');
      for (const service of SERVICES) {
        if (!new RegExp(`^${service} .* healthy$`, 'm').test(listed)) throw new Error(listed);
        const user = await shell(`docker compose exec -T ${service} id -u`);
        if (!/^[1-9]\d*$/.test(user)) throw new Error(`${service} runs as ${user}.`);
        const said = await shell(`docker compose exec -T ${service} touch written || true`);
        if (!said.includes('Permission denied')) throw new Error(`${service} may write into its image: ${said}`);
      }
      return SERVICES.join(', ');
    }),
    step('A smoke test', 'finds nothing wrong', async () => {
      await symlink(resolve('node_modules'), machine.path('shop/node_modules'));
      await shell('npm run smoke -- https://shop.example');
    }),
    step('7. The first order', 'bought by a guest on a phone, and mailed', async () => {
      const guest = await Visitor.open(given(browser), buyer);
      const order = await guest.buyTheCan();
      await guest.leave();
      await mailbox.waitFor(buyer.email, `Your order ${order}`);
      return order;
    }),
    step(CHAPTER, 'a backup that can be read', async () => {
      const said = await shell(blockOf(CHAPTER, 'pg_dump'));
      if (!said.includes('the backup is whole')) throw new Error(said);
    }),
  ];
}

/** Returns the commands of a block: each that starts something by Docker alone, with the lines before it that prepare it. */
export function commandsOf(block: string): readonly string[] {
  const lines = block.split('\n').flatMap((line) => {
    const command = line.replace(/\s+#.*$/, '');
    return command === '' ? [] : [command];
  });
  const first = lines.findIndex((line) => line.startsWith('docker '));
  return [...(first > 0 ? [lines.slice(0, first).join('\n')] : []), ...lines.slice(first)];
}

/** Returns the profile of the machine's user, with the editor and the `docker` of this machine. */
function variablesOf(machine: ServerMachine): Readonly<Record<string, string>> {
  const { engines, worker, database } = machine.ports;
  const [, files = ''] = /export COMPOSE_ENV_FILES=(\S+)/.exec(blockOf(CHAPTER, 'COMPOSE_ENV_FILES')) ?? [];
  const standIn: DockerStandIn = {
    images: IMAGES,
    machine: machine.path('machine'),
    folder: machine.path('running'),
    ports: { 3301: String(engines[0]), 3302: String(engines[1]), 3309: String(worker) },
  };
  return {
    PATH: `${machine.path('bin')}:${process.env['PATH'] ?? ''}`,
    EDITOR: machine.path('bin/edit'),
    COMPOSE_ENV_FILES: files,
    DOCKER_STAND_IN: JSON.stringify(standIn),
    ...{ PGHOST: '127.0.0.1', PGPORT: String(database), PGPASSWORD: PASSWORD },
  };
}

/** The content that a shop begins with, as its import publishes it. */
function cleanEntries(): Parameters<typeof startContentDelivery>[1]['entries'] {
  const { entries } = contentExport({ about: '', content: loadContent(cleanForm.folder) }, 'en-US');
  return new Map(
    entries.map(({ sys, fields }) => [
      sys.id,
      { body: { fields }, version: 1, isPublished: true, contentType: sys.contentType.sys.id },
    ]),
  );
}

/** Writes the programs `docker` and `edit`, which fills in the text that a person would type, and the folder of containers. */
async function prepareDocker(machine: ServerMachine): Promise<void> {
  const { https, http, database } = machine.ports;
  const ports = { 443: https, 80: http, 465: machine.smtpPort, 5432: database };
  await writeMachineFolder(
    machine.path('machine'),
    JSON.stringify({ names: [...NAMES, 'database'], ports }),
    String(machine.variables()['NODE_EXTRA_CA_CERTS']),
  );
  const form = await readFile('engine.env.example', 'utf8');
  await machine.write('filled/engine.env', filledIn(form, `DATABASE_PASSWORD=${PASSWORD}\n${filledVariables()}`));
  await machine.write('filled/.env', blockOf('6. The storefront', '# The live shop'));
  await machine.write(
    'bin/edit',
    `#!/bin/sh\nfor file in "$@"; do cat "${machine.path('filled')}/$file" >"$file"; done\n`,
    0o755,
  );
  const program = `node --import ${import.meta.resolve('tsx')} ${resolve('tools/containers/docker.ts')}`;
  await machine.write('bin/docker', `#!/bin/sh\nexec ${program} "$@"\n`, 0o755);
  await mkdir(machine.path('running'));
  machine.keep({ url: '', close: () => forget(machine) });
}

/** Stops running services, and keeps of all images those that others begin with. */
async function forget(machine: ServerMachine): Promise<void> {
  await stopAll(machine.path('running'));
  const buildah = await openBuildah(IMAGES);
  await buildah.try(['rm', '--all']);
  const images = await buildah.do(['images', '--format', '{{.Name}}:{{.Tag}} {{.ID}}']);
  for (const image of images.split('\n')) {
    const [name = '', id = ''] = image.split(' ');
    if (id !== '' && !name.startsWith('docker.io/library/')) await buildah.try(['rmi', '--force', id]);
  }
  await rm(machine.path('running'), { recursive: true, force: true });
}
