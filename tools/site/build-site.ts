import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { formatSeconds } from '#tools/console/format';
import { step } from '#tools/console/progress';
import type { Environment } from '#tools/environment';
import { hostRules } from '#tools/hosting/host-rules';
import { hostFilesDirectory, writeHostFiles } from '#tools/hosting/write-host-files';
import { documentPolicy } from '#tools/security-headers';
import { siteRules } from '#tools/server/site-rules';
import { withContentService } from '#tools/shop/content-service';
import { describeMeasure, measureFirstRoutes } from './budgets';
import type { BuildInputs } from './build-stamp';
import { buildStamp, signSite } from './build-stamp';
import { checkLiveSite } from './check-live-site';
import { compressSite } from './compress';
import { drawnPictures } from './drawn-pictures';
import { pageFilesOf } from './first-route';
import { writeIcons } from './icons';
import { linkPictures } from './link-pictures';
import type { ServerEntry } from './site';
import { writeSite } from './write-site';

const VITE = { logLevel: 'warn' } as const;
const SERVER_ENTRY = 'src/main.server.tsx';

export interface BuildOptions {
  readonly environment: Environment;
  readonly inputs: BuildInputs;
  /** The folder of the site. Its former content is replaced only after everything has succeeded. */
  readonly directory: string;
  /** Settings for the build of another shop than this one, such as one with planted faults. */
  readonly forBrowsers?: UserConfig;
}

/** Builds the whole site and reports its progress on the console. Rejects with one clear error. */
export async function buildSite({ environment, inputs, directory, forBrowsers }: BuildOptions): Promise<void> {
  const { variables } = environment;
  checkEnvironment(variables, console.warn);
  const started = performance.now();
  const stamp = buildStamp(inputs);
  const buildId = stamp.slice(0, 16);
  const unfinished = resolve('.cache', 'building', basename(directory));
  const serverDirectory = resolve('.cache', 'server', basename(directory));
  const { prefix } = siteRules(variables);
  const effort = variables['SITE_EFFORT'] === 'quick' ? 'quick' : 'best';

  await step('Bundling for browsers', () => bundleForBrowsers(unfinished, forBrowsers));
  await step('Bundling for rendering', () => bundleForRendering(serverDirectory));
  await withContentService(environment, async () => {
    const template = await readFile(join(unfinished, 'index.html'), 'utf8');
    const entry = (await import(pathToFileURL(join(serverDirectory, 'main.server.js')).href)) as ServerEntry;
    const site = await step('Reading the content', () =>
      entry.openSite({
        template,
        buildId,
        pageFiles: pageFilesOf(unfinished),
        linkPicture: linkPictures({
          directory: unfinished,
          cache: resolve('.cache', 'link-pictures'),
          effort,
          report: (line) => console.warn(line),
        }),
        drawPicture: drawnPictures({
          directory: unfinished,
          cache: resolve('.cache', 'product-pictures'),
          report: (line) => console.warn(line),
        }),
      }),
    );
    await step('Rendering pages', (show) =>
      writeSite({
        site,
        directory: unfinished,
        prefix,
        buildId,
        policyOf: (html, file) => documentPolicy(variables, html, file),
        onPage: (done, total) => show(`${done} of ${total}`),
      }),
    );
  });
  await writeIcons(unfinished);
  if (!environment.usesSandbox) checkLiveSite(unfinished);
  await step('Compressing', () => compressSite(unfinished, effort));
  signSite(unfinished, variables, stamp);
  await replace(directory, unfinished);
  const anyDocument = await readFile(join(directory, '500.html'), 'utf8');
  await writeHostFiles(hostRules(directory, variables, anyDocument), hostFilesDirectory(directory));

  const { missingPages } = readConfiguration(variables);
  if (missingPages.length > 0)
    console.log(`  Left out, because the shop's engine cannot do it: ${missingPages.join(', ')}`);
  for (const measure of measureFirstRoutes(directory)) console.log(`  ${describeMeasure(measure)}`);
  console.log(`Built ${directory} in ${formatSeconds(performance.now() - started)}`);
}

async function bundleForBrowsers(directory: string, { plugins = [], build: options }: UserConfig = {}): Promise<void> {
  await build({ ...VITE, plugins, build: { ...options, outDir: directory, emptyOutDir: true, manifest: true } });
}

async function bundleForRendering(directory: string): Promise<void> {
  // No visitor downloads it: minifying would only cost time.
  await build({
    ...VITE,
    build: { ssr: SERVER_ENTRY, outDir: directory, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
}

/** Puts the finished site in place. It moves the old one away first, because a rename takes less time than a deletion. */
async function replace(directory: string, finished: string): Promise<void> {
  const old = `${finished}.old`;
  await mkdir(dirname(resolve(directory)), { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(directory, old).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  await rename(finished, directory);
  await rm(old, { recursive: true, force: true });
}
