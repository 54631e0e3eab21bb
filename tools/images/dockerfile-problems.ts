import { posix } from 'node:path';
import { copiedSources, type ImageStage, type ImageStep, workingDirectory } from './dockerfile';

/** The folder that an image is built from. */
export interface BuildContext {
  /** The text of its `.dockerignore`. */
  readonly ignored: string;
  /** True when there is a file or folder at a path of it. */
  readonly has: (path: string) => boolean;
  /** Returns the names of the scripts of the package in a folder of it. */
  readonly scriptsIn: (folder: string) => readonly string[];
}

const SECRET = /PASSWORD|SECRET|TOKEN|KEY/;

/** Says what is wrong with the Dockerfile of an image that goes live, one sentence with its line for each. */
export function dockerfileProblems(stages: readonly ImageStage[], context: BuildContext): readonly string[] {
  const last = stages.at(-1);
  return [
    ...stages.flatMap((stage, index) => [
      ...baseProblems(stage, stages.slice(0, index)),
      ...stage.steps.flatMap((step) => stepProblems(step, stage, stages.slice(0, index), context)),
    ]),
    ...(last ? imageProblems(last) : []),
  ];
}

function baseProblems({ base, line }: ImageStage, before: readonly ImageStage[]): readonly string[] {
  if (before.some(({ name }) => name === base) || isPinned(base)) return [];
  return [`Line ${line}: ${base} has no version: another day it is another image.`];
}

/** True when an image is named by a version with a point, or by its digest. */
export function isPinned(image: string): boolean {
  return /:\d+\.\d+[\w.-]*$|@sha256:[0-9a-f]{64}$/.test(image);
}

function stepProblems(
  step: ImageStep,
  stage: ImageStage,
  before: readonly ImageStage[],
  context: BuildContext,
): readonly string[] {
  const at = (problem: string): string => `Line ${step.line}: ${problem}`;
  const [from] = [step.flags['from']];
  return [
    ...(step.keyword === 'ADD'
      ? [at('ADD fetches and unpacks: COPY takes files, and packages come by their lockfile.')]
      : []),
    ...(from !== undefined && !before.some(({ name }) => name === from)
      ? [at(`No stage before this one is called ${from}.`)]
      : []),
    ...copiedSources(step).flatMap((source) => {
      if (!context.has(source)) return [at(`${source} is not there.`)];
      return isIgnored(source, context.ignored) ? [at(`.dockerignore keeps ${source} out.`)] : [];
    }),
    ...scriptsRunBy(step, workingDirectory(stage, step))
      .filter(({ folder, script }) => !context.scriptsIn(folder).includes(script))
      .map(({ folder, script }) => at(`The package in ${folder} has no script ${script}.`)),
    ...['ENV', 'ARG'].flatMap((keyword) =>
      step.keyword === keyword
        ? Object.keys(step.variables)
            .filter((name) => SECRET.test(name))
            .map((name) => at(`${name} would stay in the image for everybody to read.`))
        : [],
    ),
  ];
}

/** Reads `npm run build --prefix dashboard` from a RUN, as the script and the folder of its package. */
function scriptsRunBy(step: ImageStep, directory: string): readonly { folder: string; script: string }[] {
  if (step.keyword !== 'RUN') return [];
  return step.text.split(/&&|;|\|\|/).flatMap((command) => {
    const script = /\bnpm (?:run|run-script) (?:--?\S+ )*([\w:-]+)/.exec(command)?.[1];
    const folder = /--prefix[ =](\S+)/.exec(command)?.[1] ?? '.';
    return script === undefined
      ? []
      : [{ folder: posix.relative(directory, posix.resolve(directory, folder)) || '.', script }];
  });
}

function imageProblems({ steps, line }: ImageStage): readonly string[] {
  const lastOf = (keyword: string): ImageStep | undefined => steps.findLast((step) => step.keyword === keyword);
  const user = lastOf('USER')?.words[0]?.split(':')[0];
  const command = lastOf('CMD');
  return [
    ...(user === undefined || user === 'root' || user === '0'
      ? ['The image runs as root: USER names somebody else.']
      : []),
    ...(lastOf('HEALTHCHECK') ? [] : ['Nobody can ask whether it is well: there is no HEALTHCHECK.']),
    ...(command?.text.startsWith('[') ? [] : ['CMD is a list in brackets: a shell would keep signals to itself.']),
  ].map((problem) => `Line ${line}: ${problem}`);
}

/**
 * True when a `.dockerignore` keeps a path out, which the last line that fits decides. Its lines are paths or a star; throws for
 * other patterns, which nothing here reads.
 */
export function isIgnored(path: string, ignored: string): boolean {
  const rules = ignored.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const odd = rules.find((rule) => rule !== '*' && !/^!?[\w./-]+$/.test(rule));
  if (odd !== undefined) throw new Error(`.dockerignore has the pattern ${odd}; paths and * are read here.`);
  const decisive = rules.findLast((rule) => {
    const pattern = rule.replace(/^!/, '');
    return pattern === '*' || path === pattern || path.startsWith(`${pattern}/`);
  });
  return decisive !== undefined && !decisive.startsWith('!');
}
