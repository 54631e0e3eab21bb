import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { step } from '#tools/console/progress';
import { runProgram } from '#tools/console/step';
import { extraPackage } from './extra-package';
import type { Tally } from './vitest-run';
import { runVitest } from './vitest-run';

const PROGRAMS = ['nginx', 'caddy'];

/** Runs the tests of the host files with the programs and parsers that read them: there they are required. */
export async function runOnRealHosts(): Promise<Tally> {
  await installPrograms();
  const parsers = {
    redirects: await entryOf('@netlify/redirect-parser'),
    headers: await entryOf('@netlify/headers-parser'),
  };
  return runVitest({
    projects: ['node'],
    args: ['test/tools/hosting/'],
    variables: { ...process.env, HOST_PROGRAMS: 'required', HOST_PARSERS: JSON.stringify(parsers) },
  });
}

async function entryOf(name: string): Promise<string> {
  return pathToFileURL(`${await extraPackage(name)}/lib/index.js`).href;
}

/** Installs missing programs where that can be done; elsewhere a test names them. */
async function installPrograms(): Promise<void> {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const packages = missing.map((program) => (program === 'nginx' ? 'nginx-light' : program));
  const { ok, output } = await step(`Installing ${missing.join(' and ')}`, async () => {
    await runProgram('apt-get', ['update', '-q']);
    return runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
  });
  if (!ok) console.warn(output);
}
