const dryRun = '--dry-run';

/** Reads the arguments of a command that imports one file. Throws an error that tells how it is called. */
export function fileToImport(command: string): { readonly file: string; readonly isDryRun: boolean } {
  const args = process.argv.slice(2);
  const [file, ...others] = args.filter((argument) => argument !== dryRun);
  if (file === undefined || others.length > 0 || file.startsWith('-'))
    throw new Error(`Name one file: node dist/src/${command}.js [${dryRun}] file.csv`);
  return { file, isDryRun: args.includes(dryRun) };
}
