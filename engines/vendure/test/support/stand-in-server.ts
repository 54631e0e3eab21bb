import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Something that becomes JSON, or a text of a type. */
export type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly body: unknown }
  | { readonly text: string; readonly type: string }
);

/** Stands in for a service over HTTP. */
export class StandInServer {
  private readonly server: Server;

  constructor(answer: (call: Call) => Answer | Promise<Answer>) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const answered = answer({ method, path: url, headers, body: Buffer.concat(parts).toString() });
        void Promise.resolve(answered).then((given) => {
          const { text, type } =
            'text' in given ? given : { text: JSON.stringify(given.body), type: 'application/json' };
          response.writeHead(given.status ?? 200, { 'content-type': type, ...given.headers }).end(text);
        });
      });
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens on a port; on a free one when it is left out. */
  start(port = 0): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(port, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
