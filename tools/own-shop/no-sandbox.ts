import type { Environment } from '#tools/environment';
import type { Running } from '#tools/shop/until-stopped';

const MISSING = 'This shop has no sandbox: give it a .env with the addresses of its services (docs/going-live.md).';

/** Rejects: the variables name this machine, where a shop of its own has nothing. */
export function startLocalSandbox(_environment: Environment): Promise<Running> {
  return Promise.reject(new Error(MISSING));
}

/** Rejects: content is read from the content service, which is elsewhere. */
export function startContentService(_port: number, _storefrontUrl: string): Promise<Running> {
  return Promise.reject(new Error(MISSING));
}

/** Throws: there are no content files whose changes a build could notice. */
export function contentHash(): string {
  throw new Error(MISSING);
}
