import { readFileSync } from 'node:fs';

/** The oldest version of a browser that the shop works in, as `browserslist` names it: "ios_saf" and "16.4". */
export interface SupportedBrowser {
  readonly name: string;
  readonly version: string;
}

const packageFile = new URL('../../package.json', import.meta.url);

/**
 * The one list of supported browsers, `browserslist` in package.json (docs/supported-browsers.md). Throws when a line says
 * anything but "name >= version".
 */
export function readSupportedBrowsers(): readonly SupportedBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    readonly browserslist: readonly string[];
  };
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (name === undefined || version === undefined) throw new Error(`browserslist in package.json: ${line}`);
    return { name, version };
  });
}

/** As Vite, and through it Lightning CSS, name a build target: "ios16.4". */
export function buildTargets(): string[] {
  return readSupportedBrowsers().map(({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}
