import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '#tools/environment';
import { documentPolicy } from '#tools/security-headers';
import { siteRules } from '#tools/server/site-rules';
import { withContentService } from '#tools/shop/content-service';
import { pageFilesOf } from '#tools/site/first-route';
import type { ServerEntry, Site } from '#tools/site/site';
import { writeSite } from '#tools/site/write-site';

export interface RenderTime {
  readonly pages: number;
  readonly seconds: number;
  readonly millisecondsPerPage: number;
}

/** Measures rendering and writing of each number of pages. Those of the built shop are repeated, each into its own file. */
export async function renderTimes(
  environment: Environment,
  directory: string,
  counts: readonly number[],
): Promise<readonly RenderTime[]> {
  const entryFile = resolve('.cache', 'server', basename(directory), 'main.server.js');
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const times: RenderTime[] = [];
  await withContentService(environment, async () => {
    const template = await readFile('index.html', 'utf8');
    const site = await entry.openSite({ template, buildId: 'bench', pageFiles: pageFilesOf(directory) });
    for (const count of counts) times.push(await timeOf(repeated(site, count), count, environment));
  });
  return times;
}

async function timeOf(site: Site, pages: number, { variables }: Environment): Promise<RenderTime> {
  const directory = await mkdtemp(join(tmpdir(), 'render-'));
  const started = performance.now();
  await writeSite({
    site,
    directory,
    prefix: siteRules(variables).prefix,
    buildId: 'bench',
    policyOf: (html, file) => documentPolicy(variables, html, file),
    onPage: () => undefined,
  });
  const milliseconds = performance.now() - started;
  await rm(directory, { recursive: true, force: true });
  return {
    pages,
    seconds: Math.round(milliseconds / 100) / 10,
    millisecondsPerPage: Math.round((milliseconds / pages) * 10) / 10,
  };
}

/** The same site with as many pages as wanted. */
function repeated(site: Site, count: number): Site {
  const known = site.paths();
  const original = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const path = known[index % known.length] ?? '/';
    original.set(`${path}copy-${index}/`, path);
  }
  return {
    ...site,
    paths: () => [...original.keys()],
    render: (path) => site.render(original.get(path) ?? path),
  };
}
