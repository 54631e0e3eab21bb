import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import { pageDataUrl } from '#src/infrastructure/page-data/page-data-reader';

/** The files that a build would write of this content, served as a web server would. */
export class PageFiles {
  private readonly app = Fastify();
  private readonly files = new Map<string, string>();
  private origin = '';

  async start(content: ContentReader, paths: readonly string[]): Promise<void> {
    for (const path of paths) this.files.set(pageDataUrl(path), JSON.stringify(await content.readPage(path)));
    this.files.set('/page-data/static/shell.json', JSON.stringify(await content.readShell()));
    this.files.set('/page-data/static/catalogue.json', JSON.stringify(await content.readCatalogue()));
    this.files.set('/page-data/static/regions.json', JSON.stringify(await content.readRegions()));
    this.app.get('/*', async (request, reply) => {
      const file = this.files.get(request.url);
      return file === undefined ? reply.code(404).send() : reply.type('application/json').send(file);
    });
    await this.app.listen({ host: '127.0.0.1', port: 0 });
    this.origin = `http://localhost:${(this.app.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  /** Fetches as a page of this origin does. */
  fetch = (path: string): Promise<Response> => fetchFrom(this.origin, path);
}

// The one that Node brings, kept from before a test puts another in its place.
const { fetch } = globalThis;

export function fetchFrom(origin: string, path: string): Promise<Response> {
  return fetch(new URL(path, origin));
}
