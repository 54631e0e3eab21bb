import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change of the source that Stryker knows how to switch on while the shop runs. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  /** Offsets in the source. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  readonly range: Range;
}

/** Lines count from 0. */
interface Range {
  readonly start: { line: number; column: number };
  readonly end: { line: number; column: number };
}

export interface Source {
  readonly file: string;
  readonly content: string;
  /** The lines in which mutants are wanted; all lines when left out. */
  readonly ranges?: readonly Range[];
}

const silent = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Returns every mutant of these sources, and the sources with all mutants in them, none of which is active. */
export async function instrument(
  sources: readonly Source[],
): Promise<{ readonly mutants: readonly Mutant[]; readonly contents: ReadonlyMap<string, string> }> {
  const { files, mutants } = await new Instrumenter(silent as never).instrument(
    sources.map(({ file, content, ranges }) => ({ name: file, content, mutate: ranges ? [...ranges] : true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const contentOf = new Map(sources.map(({ file, content }) => [file, content]));
  return {
    mutants: mutants.map(({ id, fileName, mutatorName, replacement, location }) => {
      const lines = (contentOf.get(fileName) ?? '').split('\n');
      const offset = ({ line, column }: Range['start']): number =>
        lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
      return {
        id,
        file: fileName,
        kind: mutatorName,
        from: offset(location.start),
        to: offset(location.end),
        replacement,
        range: location,
      };
    }),
    contents: new Map(files.map(({ name, content }) => [name, content])),
  };
}

export function withMutant(source: string, { from, to, replacement }: Mutant): string {
  return source.slice(0, from) + replacement + source.slice(to);
}
