import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from './site';
import { APP_DATA_FILE, pageDataFile, sharedDataFile } from './site';

export interface WriteSiteOptions {
  readonly site: Site;
  readonly directory: string;
  /** "/en-US" when the site is routed by language, else empty. */
  readonly prefix: string;
  readonly buildId: string;
  /** The content-security policy of a document, as an element. */
  readonly policyOf: (html: string, file: string) => string;
  /** Told after each page. */
  readonly onPage: (done: number, total: number) => void;
}

/** Browsers look for it in the first kilobyte of a document. */
const charset = /<meta charset="utf-8"(?: \/)?>/;

/** A few pages at once: while one waits for the content service another renders. */
const AT_ONCE = 4;

/** Renders the whole site into files. Rejects with one error that names every page that could not be rendered. */
export async function writeSite({
  site,
  directory,
  prefix,
  buildId,
  policyOf,
  onPage,
}: WriteSiteOptions): Promise<number> {
  const write = async (file: string, text: string): Promise<void> => {
    const target = join(directory, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const writeDocument = (file: string, html: string): Promise<void> =>
    write(file, withPolicy(html, policyOf(html, file)));
  const paths = site.paths();
  const waiting = [...paths];
  const failures: string[] = [];
  let done = 0;

  const renderPage = async (path: string): Promise<void> => {
    const page = await site.render(path);
    if (page.status !== 200) throw new Error(`answered ${page.status}`);
    await writeDocument(`${path}index.html`, page.html);
    if (page.pageData !== undefined) await write(pageDataFile(path, prefix), JSON.stringify(page.pageData));
  };
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const failed = path;
      await renderPage(path).catch((error: unknown) =>
        failures.push(`${failed}: ${error instanceof Error ? error.message : String(error)}`),
      );
      done += 1;
      onPage(done, paths.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0)
    throw new Error(`These pages could not be rendered:\n${failures.map((line) => `  ${line}`).join('\n')}`);

  for (const [file, html] of Object.entries(await site.shells())) await writeDocument(file, html);
  for (const [name, data] of Object.entries(await site.sharedData()))
    await write(sharedDataFile(name), JSON.stringify(data));
  await write(APP_DATA_FILE, JSON.stringify({ buildId }));
  for (const [file, text] of Object.entries(await site.files())) await write(file, text);
  if (prefix !== '') await writeDocument('index.html', redirectPage(`${prefix}/`));
  return paths.length;
}

/** Puts the policy in front of everything that it is about. Throws when a document has no place for it. */
export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html)) throw new Error('The document says no charset, behind which its policy would stand.');
  return html.replace(charset, (element) => `${element}${policy}`);
}

/** For hosts that cannot redirect: the root of the site leads to the language without a script. */
function redirectPage(location: string): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${location}"><link rel="canonical" href="${location}"></head>`,
    `<body><p><a href="${location}">Go to the shop</a></p></body></html>`,
    '',
  ].join('\n');
}
