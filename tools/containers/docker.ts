import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { command } from '#tools/console/command';
import { MACHINE } from './base-images';
import { openBuildah } from './buildah';
import { readCompose, readRequest } from './compose';
import { Containers } from './containers';

/**
 * Stands in for `docker` on a machine without its daemon, for the commands of the guide: it reads compose.yaml of this folder, and
 * builds and runs by buildah. DOCKER_STAND_IN has the folders and ports of the machine.
 */
await command(async () => {
  const { COMPOSE_ENV_FILES: files = '', DOCKER_STAND_IN: told = '{}' } = process.env;
  const { images, machine, folder, ports } = JSON.parse(told) as DockerStandIn;
  const texts = await Promise.all(files.split(',').map((file) => readFile(file, 'utf8')));
  const variables = Object.assign({}, ...texts.map((text) => parseEnv(text))) as Readonly<Record<string, string>>;
  const buildah = await openBuildah(images, [`${machine}:${MACHINE}:ro`]);
  const file = readCompose(await readFile('compose.yaml', 'utf8'), variables);
  process.exitCode = await new Containers(file, buildah, { folder, ports }).do(readRequest(process.argv.slice(2)));
});

/** The folders and ports that the machine tells its `docker`. */
export interface DockerStandIn {
  /** The folder of all images. */
  readonly images: string;
  /** The folder that every container has of the machine. */
  readonly machine: string;
  /** The folder of running services. */
  readonly folder: string;
  /** Ports of this machine that stand in for those of compose.yaml. */
  readonly ports: Readonly<Record<string, string>>;
}
