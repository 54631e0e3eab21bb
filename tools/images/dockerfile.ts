import {
  DockerfileParser,
  From,
  Healthcheck,
  type Instruction,
  JSONInstruction,
  PropertyInstruction,
} from 'dockerfile-ast';

/** One instruction below a FROM, as far as it is used here. */
export interface ImageStep {
  /** In capitals, such as RUN. */
  readonly keyword: string;
  /** Flags by name, such as `from` of COPY. */
  readonly flags: Readonly<Record<string, string>>;
  /** The words behind the flags; a list in brackets as its parts, those of a HEALTHCHECK without its CMD. */
  readonly words: readonly string[];
  /** The variables of an ENV. */
  readonly variables: Readonly<Record<string, string>>;
  /** The words as they are written. */
  readonly text: string;
  /** Counted from one. */
  readonly line: number;
}

/** A FROM with the steps below it. */
export interface ImageStage {
  /** Other stages copy from it by this name. */
  readonly name: string | undefined;
  /** The image that it stands on, with its version. */
  readonly base: string;
  readonly line: number;
  readonly steps: readonly ImageStep[];
}

/** Reads a Dockerfile; the last stage is what becomes the image. Throws when it has none, or a word that is no instruction. */
export function readDockerfile(text: string): readonly ImageStage[] {
  const stages: (ImageStage & { steps: ImageStep[] })[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const line = instruction.getInstructionRange().start.line + 1;
    if (!KEYWORDS.has(keyword)) throw new Error(`Line ${line}: ${keyword} is no instruction.`);
    const stage = stages.at(-1);
    if (instruction instanceof From)
      stages.push({
        name: instruction.getBuildStage() ?? undefined,
        base: instruction.getImage() ?? '',
        line,
        steps: [],
      });
    else if (stage) stage.steps.push(stepOf(instruction, line));
    else throw new Error(`Line ${line}: ${keyword} stands before the first FROM.`);
  }
  if (stages.length === 0) throw new Error('There is no FROM.');
  return stages;
}

/** The words of Dockerfiles that this project takes; others would need rules of their own. */
const KEYWORDS = new Set([
  ...['ADD', 'ARG', 'CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'RUN', 'USER', 'WORKDIR'],
]);

function stepOf(instruction: Instruction, line: number): ImageStep {
  const all = instruction.getArguments().map((argument) => argument.getValue());
  const words = instruction instanceof Healthcheck ? all.slice(1) : all;
  const hasFlags = instruction instanceof JSONInstruction || instruction instanceof Healthcheck;
  return {
    keyword: instruction.getKeyword(),
    flags: Object.fromEntries(
      hasFlags ? instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']) : [],
    ),
    words: listIn(words.join(' ')) ?? words,
    variables: Object.fromEntries(
      instruction instanceof PropertyInstruction
        ? instruction.getProperties().map((property) => [property.getName(), property.getUnescapedValue() ?? ''])
        : [],
    ),
    text: words.join(' '),
    line,
  };
}

function listIn(text: string): readonly string[] | undefined {
  return text.startsWith('[') ? (JSON.parse(text) as readonly string[]) : undefined;
}

/** Returns the sources of a COPY of files of the repository; none of one that copies from another stage. */
export function copiedSources({ keyword, flags, words }: ImageStep): readonly string[] {
  return keyword === 'COPY' && flags['from'] === undefined ? words.slice(0, -1) : [];
}

/** Returns the folder in which a step works: that of the last WORKDIR before it. */
export function workingDirectory({ steps }: ImageStage, step: ImageStep): string {
  const before = steps.slice(0, steps.indexOf(step)).findLast(({ keyword }) => keyword === 'WORKDIR');
  return before?.words[0] ?? '/';
}
