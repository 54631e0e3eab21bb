import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined when nothing was sent. */
  readonly body: unknown;
}

type Reaction = (response: ServerResponse, request: IncomingMessage) => void;

/** A server that responds as a test wants, call by call, and records the calls. */
export class ScriptedServer {
  readonly received: ReceivedCall[] = [];
  private readonly reactions: Reaction[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next call is answered: an object as JSON, a text as it is, undefined with no body at all. */
  answer(status: number, body?: unknown, contentType = 'application/json; charset=utf-8'): this {
    return this.react((response) => {
      if (body === undefined) response.writeHead(status).end();
      else
        response
          .writeHead(status, { 'content-type': contentType })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  /** The next call meets this; without an instruction it is left without an answer. */
  react(reaction: Reaction): this {
    this.reactions.push(reaction);
    return this;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    this.received.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) });
    this.reactions.shift()?.(response, request);
  }
}
