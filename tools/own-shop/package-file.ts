interface PackageFile {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Commands that have to be there, by the remaining files. */
const LEFT = { test: 'npm run check && npm run test:unit', ci: 'npm run test' };

/** Removes the commands of package.json whose program is gone. Returns the text without them, and their names. */
export function withoutGoneScripts(
  text: string,
  gone: ReadonlySet<string>,
): { readonly text: string; readonly dropped: readonly string[] } {
  const file = JSON.parse(text) as PackageFile;
  const kept = Object.entries(file.scripts).filter(([, script]) => !script.split(' ').some((word) => gone.has(word)));
  const scripts = { ...Object.fromEntries(kept), ...LEFT };
  const dropped = Object.keys(file.scripts).filter((name) => !Object.hasOwn(scripts, name));
  return { text: `${JSON.stringify({ ...file, scripts }, undefined, 2)}\n`, dropped };
}

/** Returns the packages for development that only files which are gone import. Engines have packages of their own. */
export function unneededPackages(
  text: string,
  gone: ReadonlySet<string>,
  kept: readonly string[],
  read: (file: string) => string,
): readonly string[] {
  const { devDependencies } = JSON.parse(text) as PackageFile;
  const sourcesOf = (files: Iterable<string>): string =>
    [...files]
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/^engines\/|\/fixtures\//.test(file))
      .map(read)
      .join('\n');
  const [before, after] = [sourcesOf(gone), sourcesOf(kept)];
  const isNamed = (name: string, sources: string): boolean =>
    [`from '${name}'`, `from '${name}/`, `import('${name}`, `import '${name}`].some((words) => sources.includes(words));
  const isOverride = (name: string): boolean => text.includes(`"$${name}"`);
  const unneeded = Object.keys(devDependencies).filter(
    (name) => isNamed(name, before) && !isNamed(name, after) && !isOverride(name),
  );
  return [
    ...unneeded,
    ...unneeded.map((name) => `@types/${name}`).filter((name) => Object.hasOwn(devDependencies, name)),
  ];
}
