import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectId } from '#sandbox/sign-in/project';
import { runProgram } from '#tools/console/step';
import { blockOf } from './guide';
import { picture, variant } from './own-goods';
import type { ServerMachine } from './server-machine';

/** The engine's variables on the machine. */
export const ENGINE_ENV = 'etc/shop/engine.env';

/** Copies the files that git knows, as they are now. */
export async function copyProject(folder: string): Promise<void> {
  const { ok, output } = await runProgram('git', ['ls-files', '-z', '--cached']);
  if (!ok) throw new Error(output);
  for (const file of output.split('\0').filter((name) => name !== '')) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
}

/** Returns the engine's variables of the guide, with the values of the stand-ins' accounts. */
export function filledVariables(): string {
  return blockOf('2. The engine', 'NODE_ENV=production')
    .replace('sk_live_0', 'sk_test_1')
    .replace('whsec_0', 'whsec_test')
    .replaceAll(/project-live-[\d-]+/g, projectId);
}

/** Fills them into the form of a file whose lines are a name and nothing; further lines of the form stay. */
export function filledIn(form: string, variables: string): string {
  const lines = new Map(variables.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line]));
  return form.replaceAll(/^(\w+)=$/gm, (line, name: string) => lines.get(name) ?? line);
}

export function writeEngineVariables(machine: ServerMachine): Promise<void> {
  return machine.write(ENGINE_ENV, filledVariables(), 0o600);
}

export async function engineVariables(machine: ServerMachine): Promise<Readonly<Record<string, string | undefined>>> {
  return parseEnv(await readFile(machine.path(ENGINE_ENV), 'utf8'));
}

/** Copies the example of a seed, and writes the can into it. */
export async function writeSeed(folder: string, example: string): Promise<void> {
  const seed = { ...(JSON.parse(await readFile(example, 'utf8')) as object), variants: [variant] };
  await mkdir(folder);
  await writeFile(join(folder, 'shop.json'), JSON.stringify(seed));
  await writeFile(join(folder, variant.picture), picture);
}
