import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Environment } from '#tools/environment';
import { readSiteFiles } from '#tools/server/site-files';
import { listen, stop } from '#tools/shop/ports';
import { createSiteServer } from '#tools/static-server';

const DOCUMENT = `<!doctype html>
<html lang="en"><head><title>Blank</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
const SCRIPT = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'Blank'));`;

/**
 * Runs something against a page that React draws a word on and nothing else: the least that a page with React takes on this
 * machine. It stands at the path of the shop's home page, since the server answers as the shop's does. Gives its address.
 * Rejects when its port, twenty above the storefront's, is taken.
 */
export async function withBlankPage<T>(
  { variables, storefrontPort }: Environment,
  path: string,
  run: (url: string) => Promise<T>,
): Promise<T> {
  const root = resolve('.cache', 'blank-page');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), DOCUMENT);
  await writeFile(join(root, 'main.js'), SCRIPT);
  await build({ root, configFile: false, logLevel: 'error' });
  await cp(join(root, 'dist', 'index.html'), join(root, 'dist', path, 'index.html'));
  const port = storefrontPort + 20;
  const server = createSiteServer({
    files: readSiteFiles(join(root, 'dist')),
    variables,
    report: (error) => console.error(error),
  });
  await listen(server, port, 'PORT');
  try {
    return await run(`http://localhost:${port}${path}`);
  } finally {
    await stop(server);
  }
}
