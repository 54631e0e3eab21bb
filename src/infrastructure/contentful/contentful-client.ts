import type { ContentfulClientApi } from 'contentful';
import { createClient } from 'contentful';
import type { Logger } from '#src/application/ports/system/logger';
import { isLocalHost } from './local-host';

/** Where the content service is, and the read-only token it is read with. */
export interface ContentServiceAccess {
  readonly spaceId: string;
  readonly accessToken: string;
  /** Host name, with a port when it is not the usual one. */
  readonly host: string;
  readonly environment: string;
}

/** Attempts after the first, when the service is busy (429), failing (5xx) or out of reach. */
const retries = 3;

/** The content service's own client; it retries by itself and tells the logger when it does. */
export function createContentfulClient(access: ContentServiceAccess, logger: Logger): ContentfulClientApi<undefined> {
  return createClient({
    space: access.spaceId,
    accessToken: access.accessToken,
    host: access.host,
    environment: access.environment,
    insecure: isLocalHost(access.host),
    retryLimit: retries,
    logHandler: (_level, data) => logger.warn(`Content service: ${typeof data === 'string' ? data : 'a call failed'}`),
  });
}
