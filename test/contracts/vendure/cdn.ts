import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestPlace } from '#test/contracts/geography/describe-geolocation-reader';

type Failure = 'server-error' | 'silence' | 'no-connection';

/** Stands in front of the engine as a CDN does, and tells it where the visitor is. */
export class Cdn {
  place: Pick<TestPlace, 'countryCode' | 'regionCode'> = { countryCode: 'US', regionCode: 'CA' };
  /** The next call meets this. */
  failure: Failure | undefined;
  private readonly server = createServer((request, response) => {
    const { failure } = this;
    this.failure = undefined;
    if (failure === 'no-connection') request.socket.destroy();
    else if (failure === 'server-error') response.writeHead(500).end();
    else if (failure === undefined)
      void this.ask(request.url ?? '/').then((answer) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
      );
  });

  constructor(private readonly engineUrl: string) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private async ask(path: string): Promise<string> {
    const { countryCode, regionCode } = this.place;
    const answer = await fetch(this.engineUrl + path, {
      headers: { 'CF-IPCountry': countryCode, 'CF-Region-Code': regionCode },
    });
    return answer.text();
  }
}
