import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runProgram } from '#tools/console/step';
import type { Variables } from '#tools/environment';
import { type ImageStage, type ImageStep, readDockerfile } from './dockerfile';
import { isIgnored } from './dockerfile-problems';

/** The files that a Dockerfile makes, in a folder of this machine, and how they are run. */
export interface BuiltImage {
  /** The root of its files. */
  readonly root: string;
  /** The folder in which its program starts. */
  readonly directory: string;
  readonly variables: Variables;
  readonly command: readonly string[];
  /** The program by which it is asked whether it is well. */
  readonly healthcheck: readonly string[];
  remove(): Promise<void>;
}

interface BuildOptions {
  readonly secrets?: Readonly<Record<string, string>>;
  readonly variables?: Variables;
}

/**
 * Takes the steps of a Dockerfile in a temporary folder: this machine's programs stand in for those of its base images. `secrets`
 * has the files of a RUN by their ids, `variables` what its steps are told beside what the Dockerfile says. Rejects with what a failing step has printed.
 */
export async function buildImage(
  context: string,
  { secrets = {}, variables: told = {} }: BuildOptions = {},
): Promise<BuiltImage> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  // Its programs run as somebody else than who makes it.
  await chmod(folder, 0o755);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const [stages, ignored] = await Promise.all([
      readFile(join(context, 'Dockerfile'), 'utf8').then(readDockerfile),
      readFile(join(context, '.dockerignore'), 'utf8'),
    ]);
    const roots = new Map<string, string>();
    let built: BuildState = { root: folder, directory: '/', variables: {} };
    for (const [index, stage] of stages.entries()) {
      const root = join(folder, String(index));
      built = await buildStage(stage, root, { context: resolve(context), ignored, roots, secrets, told });
      if (stage.name !== undefined) roots.set(stage.name, root);
    }
    const last = stages.at(-1)?.steps ?? [];
    const wordsOf = (keyword: string): readonly string[] =>
      last.findLast((step) => step.keyword === keyword)?.words ?? [];
    const { root, directory, variables } = built;
    return {
      root,
      directory: join(root, directory),
      variables,
      command: wordsOf('CMD'),
      healthcheck: wordsOf('HEALTHCHECK'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface BuildState {
  readonly root: string;
  readonly directory: string;
  readonly variables: Variables;
}

interface Sources {
  readonly context: string;
  readonly ignored: string;
  /** The roots of the stages before, by their names. */
  readonly roots: ReadonlyMap<string, string>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly told: Variables;
}

async function buildStage({ steps }: ImageStage, root: string, sources: Sources): Promise<BuildState> {
  let state: BuildState = { root, directory: '/', variables: {} };
  await mkdir(root);
  for (const step of steps) {
    if (step.keyword === 'WORKDIR') {
      state = { ...state, directory: step.words[0] ?? '/' };
      await mkdir(join(root, state.directory), { recursive: true });
    }
    if (step.keyword === 'ENV') state = { ...state, variables: { ...state.variables, ...step.variables } };
    if (step.keyword === 'COPY') await copy(step, state, sources);
    if (step.keyword === 'RUN') await run(step, state, sources);
  }
  return state;
}

async function copy({ words, flags }: ImageStep, { root, directory }: BuildState, sources: Sources): Promise<void> {
  const from = flags['from'] === undefined ? sources.context : sources.roots.get(flags['from']);
  if (from === undefined) throw new Error(`There is no stage ${flags['from']}.`);
  const target = words.at(-1) ?? '.';
  const to = target.startsWith('/') ? join(root, target) : join(root, directory, target);
  for (const word of words.slice(0, -1)) {
    const source = join(from, word);
    await cp(source, target.endsWith('/') ? join(to, basename(source)) : to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) =>
        from !== sources.context || path === source || !isIgnored(path.slice(from.length + 1), sources.ignored),
    });
  }
}

async function run(
  { text, flags }: ImageStep,
  { root, directory, variables }: BuildState,
  { secrets, told }: Sources,
): Promise<void> {
  const mount = new Map((flags['mount'] ?? '').split(',').map((option) => option.split('=') as [string, string]));
  const secret = join(root, mount.get('target') ?? '');
  if (mount.get('type') === 'secret') await cp(resolve(secrets[mount.get('id') ?? ''] ?? ''), secret);
  const { ok, output } = await runProgram(
    'env',
    [...['-C', join(root, directory)], ...forgotten().flatMap((name) => ['-u', name]), 'sh', '-c', text],
    { ...told, ...variables },
  );
  if (mount.get('type') === 'secret') await rm(secret);
  if (!ok) throw new Error(`RUN ${text} failed:\n${output}`);
}

/** The variables of who runs this that no image has: those of the shop, and those that npm tells the scripts of a package. */
export function forgotten(): readonly string[] {
  return Object.keys(process.env).filter((name) =>
    /^(?:VITE_|npm_(?:package|lifecycle|command|config_local_prefix)|NODE_ENV$|DATABASE_URL$|SITE_DIRECTORY$|ENV_FILE$|INIT_CWD$)/.test(
      name,
    ),
  );
}
