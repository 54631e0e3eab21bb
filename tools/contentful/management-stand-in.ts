import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';

interface Stored {
  readonly body: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly isPublished: boolean;
  /** The type of an entry. */
  readonly contentType?: string;
}

/** A stand-in for what an import asks of Contentful's management API. It keeps what it was given. */
export class ManagementStandIn {
  readonly server: Server;
  readonly contentTypes = new Map<string, Stored>();
  readonly entries = new Map<string, Stored>();
  readonly assets = new Map<string, Stored>();
  readonly uploads: Buffer[] = [];
  /** Calls that it has no answer for. */
  readonly unknown: string[] = [];

  constructor() {
    this.server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const [status, answer] = this.answer(request, body);
        response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' });
        response.end(status === 204 ? undefined : JSON.stringify(answer));
      });
    });
  }

  private answer({ method = '', url = '', headers }: IncomingMessage, body: Buffer): readonly [number, unknown] {
    const [path = ''] = url.split('?');
    if (method === 'POST' && path.endsWith('/uploads')) {
      this.uploads.push(body);
      return [201, { sys: { type: 'Upload', id: `upload-${this.uploads.length}` } }];
    }
    const [, , space, , environment, collection, id, action] = path.split('/');
    if (environment === undefined) return [200, { name: space, sys: { type: 'Space', id: space } }];
    if (collection === undefined)
      return [
        200,
        { name: environment, sys: { type: 'Environment', id: environment, space: link('Space', String(space)) } },
      ];
    if (collection === 'locales') return [200, id === undefined ? list([this.locale()]) : this.locale()];
    const kept = this.collection(collection);
    if (method === 'GET' && id === undefined) return [200, list([])];
    if (kept === undefined || id === undefined) return this.unanswered(method, path);
    if (action === 'files') return [204, undefined];
    const known = kept.get(id);
    if (method === 'PUT') {
      const given = action === 'published' ? known?.body : (JSON.parse(body.toString()) as Stored['body']);
      if (given === undefined) return this.unanswered(method, path);
      const contentType = headers['x-contentful-content-type'] ?? known?.contentType;
      kept.set(id, {
        body: given,
        version: (known?.version ?? 0) + 1,
        isPublished: action === 'published',
        ...(typeof contentType === 'string' && { contentType }),
      });
    }
    const stored = kept.get(id);
    return stored ? [200, { ...processed(stored.body), sys: this.sys(id, stored, collection) }] : [404, {}];
  }

  private collection(name: string): Map<string, Stored> | undefined {
    return new Map([
      ['content_types', this.contentTypes],
      ['entries', this.entries],
      ['assets', this.assets],
    ]).get(name);
  }

  private unanswered(method: string, path: string): readonly [number, unknown] {
    this.unknown.push(`${method} ${path}`);
    return [404, { sys: { type: 'Error', id: 'NotFound' } }];
  }

  private locale(): object {
    const sys = {
      type: 'Locale',
      id: 'en-US',
      version: 1,
      space: link('Space', 'shop'),
      environment: link('Environment', 'master'),
    };
    return { code: 'en-US', name: 'English', default: true, fallbackCode: null, sys };
  }

  private sys(id: string, { version, isPublished }: Stored, collection: string): object {
    const type = new Map([
      ['content_types', 'ContentType'],
      ['entries', 'Entry'],
      ['assets', 'Asset'],
    ]).get(collection);
    return {
      id,
      type,
      version,
      space: link('Space', 'shop'),
      environment: link('Environment', 'master'),
      ...(isPublished ? { publishedVersion: version } : {}),
    };
  }
}

function link(linkType: string, id: string): object {
  return { sys: { type: 'Link', linkType, id } };
}

function list(items: readonly unknown[]): object {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items };
}

/** The service fetches an upload and gives the file an address; the import waits for that. */
function processed(body: Stored['body']): Stored['body'] {
  const { file } = (body['fields'] ?? {}) as { readonly file?: Readonly<Record<string, object>> };
  if (file === undefined || Array.isArray(body['fields'])) return body;
  const addressed = Object.entries(file).map(([language, one]) => [language, { ...one, url: '//assets.example/a' }]);
  return { ...body, fields: { ...(body['fields'] as object), file: Object.fromEntries(addressed) as object } };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
