const dryRun = '--dry-run';

interface FileToImport {
  readonly file: string;
  readonly isDryRun: boolean;
  /** Those of the command's own options that were given. */
  readonly options: ReadonlySet<string>;
}

/** Reads the arguments of a command that imports one file. Throws an error that tells how it is called. */
export function fileToImport(command: string, ownOptions: readonly string[] = []): FileToImport {
  const args = process.argv.slice(2);
  const known = [dryRun, ...ownOptions];
  const [file, ...others] = args.filter((argument) => !known.includes(argument));
  if (file === undefined || others.length > 0 || file.startsWith('-'))
    throw new Error(
      `Name one file: node dist/src/${command}.js ${known.map((name) => `[${name}]`).join(' ')} file.csv`,
    );
  return { file, isDryRun: args.includes(dryRun), options: new Set(args.filter((one) => ownOptions.includes(one))) };
}
