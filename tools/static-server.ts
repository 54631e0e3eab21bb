import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Variables } from './environment';
import { commonHeaders, documentHeaders } from './security-headers';
import { cacheControl } from './server/caching';
import type { Encoding, SiteFile, SiteFiles } from './server/site-files';
import { answerTo, siteRules } from './server/site-rules';

export interface SiteServerOptions {
  readonly files: SiteFiles;
  /** The configuration the site was built with: the systems that pages may call, and the form of the addresses. */
  readonly variables: Variables;
  /** Receives every failure, which the shopper sees as the 500 page. */
  readonly report: (error: unknown) => void;
}

const NO_PAGE = 'Not found\n';

/** Serves a built site as any web server in production should: docs/hosting.md lists the rules. */
export function createSiteServer(options: SiteServerOptions): Server {
  const rules = siteRules(options.variables);
  const errorPage = options.files.get('/500.html');
  const anyDocument = errorPage?.body.toString() ?? '';
  const headersOf: HeadersOf = (request, { type }) =>
    type.startsWith('text/html') ? documentHeaders(options.variables, anyDocument, pathOf(request, rules)) : {};
  return createServer((request, response) => {
    try {
      setHeaders(response, commonHeaders(isHttps(request)));
      answer(request, response, options.files, rules, headersOf);
    } catch (error) {
      options.report(error);
      sendError(request, response, errorPage, headersOf);
    }
  });
}

/** The headers of a response besides those of every response; they depend on the file. */
type HeadersOf = (request: IncomingMessage, file: SiteFile) => Readonly<Record<string, string>>;

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  rules: ReturnType<typeof siteRules>,
  headersOf: HeadersOf,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const decision = answerTo(request.url ?? '/', files, rules);
  if (decision.kind === 'redirect') {
    response.writeHead(308, { Location: decision.location, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const file = decision.kind === 'file' ? files.get(decision.path) : undefined;
  if (decision.kind === 'nothing' || file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end(NO_PAGE);
    return;
  }
  response.setHeader('Cache-Control', cacheControl(decision.path));
  response.setHeader('ETag', file.etag);
  setHeaders(response, headersOf(request, file));
  if (decision.status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  send(request, response, decision.status, file);
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile): void {
  const encoding = (['br', 'gzip'] as const).find((name) => file.compressed[name] && accepts(request, name));
  const body = encoding ? file.compressed[encoding] : file.body;
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Length': body?.length ?? 0,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends the 500 page, or plain text when the site has none. */
function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  page: SiteFile | undefined,
  headersOf: HeadersOf,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  if (page) {
    setHeaders(response, headersOf(request, page));
    send(request, response, 500, page);
  } else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.\n');
}

function accepts(request: IncomingMessage, encoding: Encoding): boolean {
  return (request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`).test(part));
}

/** The path of a request without the language and the query. */
function pathOf({ url = '/' }: IncomingMessage, { prefix }: ReturnType<typeof siteRules>): string {
  const [path = '/'] = url.split('?');
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** This server speaks plain HTTP; a proxy in front of it may have been spoken to over HTTPS. */
function isHttps(request: IncomingMessage): boolean {
  return request.headers['x-forwarded-proto'] === 'https';
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
