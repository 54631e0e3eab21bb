import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { ContentfulContentType } from './content-model';
import type { EntryError, LocalizedFields, Space } from './entry-validation';
import { brokenValidations, unknownFields, unknownLanguages, unresolvedLinks, wrongTypes } from './entry-validation';

interface Stored {
  readonly body: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** The version that was published last. */
  readonly publishedVersion?: number;
  readonly isPublished: boolean;
  /** The type of an entry. */
  readonly contentType?: string;
}

type Answer = readonly [status: number, body: unknown];

/** A call to a thing of one of the three collections. */
interface Call {
  readonly method: string;
  readonly kept: Map<string, Stored>;
  readonly collection: string;
  readonly id: string;
  readonly action: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const LANGUAGE = 'en-US';

/**
 * A stand-in for Contentful's management API, as far as an import and the scripts for the owner ask for it. It keeps the
 * entries that it was given, and refuses the same calls as the service: each refusal names the page or thread that documents
 * it.
 */
export class ManagementStandIn {
  readonly server: Server;
  readonly contentTypes = new Map<string, Stored>();
  readonly entries = new Map<string, Stored>();
  readonly assets = new Map<string, Stored>();
  readonly uploads: Buffer[] = [];
  /** Calls that it has no answer for. */
  readonly unknown: string[] = [];
  /** Calls that it refused, each with Contentful's message. */
  readonly refused: string[] = [];
  /**
   * Counts an empty list as missing from a required field. No page of Contentful's says which it is, so a script asks a real space
   * before the shop opens.
   */
  areEmptyListsMissing = false;

  constructor() {
    this.server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const [status, answer] = this.answer(request, body);
        if (status >= 400) this.refused.push(`${request.method} ${request.url}: ${status} ${JSON.stringify(answer)}`);
        response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' });
        response.end(status === 204 ? undefined : JSON.stringify(answer));
      });
    });
  }

  private answer({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname: path, searchParams } = new URL(url, 'http://localhost');
    // "All requests to the API require a token" (https://www.contentful.com/developers/docs/references/errors/).
    if (!/^Bearer \S+$/.test(headers.authorization ?? '')) return refusal(401, 'AccessTokenInvalid');
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
    if (collection === 'locales') return [200, id === undefined ? list([locale()]) : locale()];
    const kept = this.collection(collection);
    if (method === 'GET' && id === undefined) return [200, this.listed(collection, kept, searchParams)];
    if (kept === undefined || id === undefined) return this.unanswered(method, path);
    return this.answerOne({ method, kept, collection, id, action, headers, body }, path);
  }

  private answerOne(call: Call, path: string): Answer {
    const { method, kept, collection, id, action } = call;
    const known = kept.get(id);
    if (method === 'GET') return known ? [200, this.shown(id, known, collection)] : refusal(404, 'NotFound');
    if (method === 'PUT' && action === undefined) return this.save(call, known);
    if (known === undefined) return refusal(404, 'NotFound');
    if (action === 'files') return this.process(call, known);
    if (action === 'published') return method === 'DELETE' ? this.unpublish(call, known) : this.publish(call, known);
    if (method !== 'DELETE') return this.unanswered(method, path);
    kept.delete(id);
    return [204, undefined];
  }

  private save({ kept, collection, id, headers, body }: Call, known: Stored | undefined): Answer {
    // An update names the version that it changes (https://www.contentful.com/developers/docs/references/errors/, 409 VersionMismatch:
    // "you didn't specify the current version of the object or specified an outdated version").
    if (known && headers['x-contentful-version'] !== String(known.version)) return refusal(409, 'VersionMismatch');
    // "It has a length between 1 and 64 characters. It only includes alphanumeric characters, dots, hyphens or underscores."
    // (https://www.contentful.com/developers/docs/references/content-management-api/overview, Resource IDs)
    if (!/^[a-zA-Z0-9-_.]{1,64}$/.test(id))
      return refusal(422, 'ValidationFailed', [{ name: 'regexp', path: ['sys'] }]);
    const given = JSON.parse(body.toString()) as Stored['body'];
    const contentType = headers['x-contentful-content-type'] ?? known?.contentType;
    const problem = collection === 'entries' ? this.unsavable(contentType, given) : undefined;
    if (problem) return problem;
    const stored: Stored = {
      ...known,
      body: given,
      version: (known?.version ?? 0) + 1,
      isPublished: known?.isPublished ?? false,
      ...(typeof contentType === 'string' && { contentType }),
    };
    kept.set(id, stored);
    return [known ? 200 : 201, this.shown(id, stored, collection)];
  }

  private unsavable(contentType: string | readonly string[] | undefined, given: Stored['body']): Answer | undefined {
    const type = this.activeType(contentType);
    // "Before you can create an entry you need to create and activate a content type"
    // (https://www.contentful.com/developers/docs/references/content-management-api/entries/).
    if (!type) return refusal(422, 'ValidationFailed', [{ name: 'unknownContentType', path: ['sys', 'contentType'] }]);
    const fields = (given['fields'] ?? {}) as LocalizedFields;
    const unknown = unknownFields(type, fields);
    if (unknown.length > 0) return refusal(422, 'UnknownField', unknown);
    const wrong = [...wrongTypes(type, fields), ...unknownLanguages(fields, this.space())];
    return wrong.length > 0 ? refusal(422, 'InvalidEntry', wrong) : undefined;
  }

  private publish({ kept, collection, id, headers }: Call, known: Stored): Answer {
    // The version may be left out here, but an old one is refused
    // (https://www.contentful.com/developers/docs/references/content-management-api/entries/publish-an-entry).
    const version = headers['x-contentful-version'];
    if (version !== undefined && version !== String(known.version)) return refusal(409, 'VersionMismatch');
    const problem =
      collection === 'entries'
        ? this.unpublishableEntry(id, known)
        : collection === 'assets'
          ? unpublishableAsset(known)
          : undefined;
    if (problem) return problem;
    const stored = { ...known, isPublished: true, publishedVersion: known.version, version: known.version + 1 };
    kept.set(id, stored);
    return [200, this.shown(id, stored, collection)];
  }

  private unpublish({ kept, collection, id }: Call, known: Stored): Answer {
    const { publishedVersion: _, ...draft } = known;
    const stored = { ...draft, isPublished: false, version: known.version + 1 };
    kept.set(id, stored);
    return [200, this.shown(id, stored, collection)];
  }

  private unpublishableEntry(id: string, { body, contentType }: Stored): Answer | undefined {
    const type = this.activeType(contentType);
    if (!type) return refusal(422, 'ValidationFailed', [{ name: 'unknownContentType', path: ['sys', 'contentType'] }]);
    const fields = (body['fields'] ?? {}) as LocalizedFields;
    const lost = unresolvedLinks(type, fields, this.space());
    if (lost.length > 0) return refusal(422, 'UnresolvedLinks', lost);
    const given = this.areEmptyListsMissing ? withoutEmptyLists(fields) : fields;
    const broken = brokenValidations(type, { id, fields: given }, this.space());
    return broken.length > 0 ? refusal(422, 'InvalidEntry', broken) : undefined;
  }

  /** The service fetches an upload and gives the file an address; the import waits for that. */
  private process({ kept, id, headers }: Call, known: Stored): Answer {
    // https://www.contentful.com/developers/docs/references/errors/, 409 VersionMismatch
    if (headers['x-contentful-version'] !== String(known.version)) return refusal(409, 'VersionMismatch');
    const fields = (known.body['fields'] ?? {}) as LocalizedFields;
    const file = Object.entries(fields['file'] ?? {}).map(([language, one]) => [
      language,
      { ...(one as object), url: '//assets.example/a' },
    ]);
    const body = { ...known.body, fields: { ...fields, file: Object.fromEntries(file) as object } };
    kept.set(id, { ...known, body, version: known.version + 1 });
    return [204, undefined];
  }

  private activeType(id: string | readonly string[] | undefined): ContentfulContentType | undefined {
    const stored = typeof id === 'string' ? this.contentTypes.get(id) : undefined;
    return stored?.isPublished ? ({ ...stored.body, sys: { id } } as unknown as ContentfulContentType) : undefined;
  }

  private space(): Space {
    return {
      languages: [LANGUAGE],
      entries: new Map([...this.entries].map(([id, { contentType = '' }]) => [id, contentType])),
      assets: this.assets,
      publishedOf: (type) =>
        [...this.entries]
          .filter(([, { contentType, isPublished }]) => contentType === type && isPublished)
          .map(([id, { body }]) => ({ id, fields: (body['fields'] ?? {}) as LocalizedFields })),
    };
  }

  private collection(name: string): Map<string, Stored> | undefined {
    return new Map([
      ['content_types', this.contentTypes],
      ['entries', this.entries],
      ['assets', this.assets],
    ]).get(name);
  }

  private listed(collection: string, kept: Map<string, Stored> | undefined, query: URLSearchParams): object {
    const ids = query.get('sys.id[in]')?.split(',');
    const [skip, limit] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 100)];
    const items = [...(kept ?? [])]
      .filter(([id]) => ids === undefined || ids.includes(id))
      .map(([id, stored]) => this.shown(id, stored, collection));
    return { ...list(items), items: items.slice(skip, skip + limit), skip, limit };
  }

  private unanswered(method: string, path: string): Answer {
    this.unknown.push(`${method} ${path}`);
    return refusal(404, 'NotFound');
  }

  private shown(id: string, { body, version, publishedVersion, contentType }: Stored, collection: string): object {
    const type = new Map([
      ['content_types', 'ContentType'],
      ['entries', 'Entry'],
      ['assets', 'Asset'],
    ]).get(collection);
    const sys = {
      id,
      type,
      version,
      space: link('Space', 'shop'),
      environment: link('Environment', 'master'),
      ...(contentType !== undefined && { contentType: link('ContentType', contentType) }),
      ...(publishedVersion !== undefined && { publishedVersion }),
    };
    return { ...body, sys };
  }
}

/** Errors "have a sys property, where sys.type is always Error" (https://www.contentful.com/developers/docs/references/errors/). */
function refusal(status: number, id: string, errors?: readonly EntryError[]): Answer {
  const message = status === 422 ? 'Validation error' : id;
  return [
    status,
    { sys: { type: 'Error', id }, message, ...(errors && { details: { errors } }), requestId: 'stand-in' },
  ];
}

/**
 * "To publish an asset you need to process it before"
 * (https://www.contentful.com/developers/docs/references/content-management-api/assets). The refusal is that of
 * https://github.com/contentful/contentful-import/issues/598.
 */
function unpublishableAsset({ body }: Stored): Answer | undefined {
  const { file = {} } = (body['fields'] ?? {}) as { readonly file?: Readonly<Record<string, { url?: string }>> };
  const files = Object.values(file);
  if (files.length > 0 && files.every(({ url }) => url !== undefined)) return undefined;
  return refusal(422, 'ValidationFailed', [
    { name: 'required', path: ['fields', 'file'], details: 'The asset has no files' },
  ]);
}

function withoutEmptyLists(fields: LocalizedFields): LocalizedFields {
  const isFilled = (value: unknown): boolean => !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, values]) => Object.values(values).every(isFilled)));
}

function link(linkType: string, id: string): object {
  return { sys: { type: 'Link', linkType, id } };
}

function list(items: readonly unknown[]): object {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items };
}

function locale(): object {
  const sys = {
    type: 'Locale',
    id: LANGUAGE,
    version: 1,
    space: link('Space', 'shop'),
    environment: link('Environment', 'master'),
  };
  return { code: LANGUAGE, name: 'English', default: true, fallbackCode: null, sys };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
