import { type ContentfulClientApi, createClient } from 'contentful';
import { GatewayError, type GatewayErrorCode } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { isLocalHost } from './links';

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

const timeouts: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT'];

/**
 * What the content service's client rejects with, as the shop's one error. The client writes an answer's status and
 * message as JSON into the error's message and the service's own code into its name; a call without an answer keeps
 * the transport's error.
 */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Error))
    return new GatewayError({ code: 'unknown', message: 'The content service failed', cause: error });
  const answer = parseAnswer(error.message);
  if (!answer) return withoutAnswer(error);
  const own = /^[A-Za-z]+$/.test(error.name) ? error.name : 'unknown';
  return new GatewayError({
    code: answer.status === 403 ? 'unauthorized' : codeOfStatus(answer.status),
    trace: { status: answer.status },
    message: `The content service answered ${answer.status} ${own}: ${answer.message}`,
    cause: error,
  });
}

function withoutAnswer(error: Error & { readonly code?: unknown }): GatewayError {
  const failure = (code: GatewayErrorCode, message: string): GatewayError =>
    new GatewayError({ code, message, cause: error });
  if (timeouts.includes(error.code)) return failure('timeout', 'The content service did not answer in time');
  if (typeof error.code === 'string') return failure('network_error', 'The content service cannot be reached');
  return failure('unknown', `The content service's client failed: ${error.message}`);
}

function parseAnswer(message: string): { readonly status: number; readonly message: string } | undefined {
  const parsed = parseJson(message);
  if (!isRecord(parsed) || typeof parsed['status'] !== 'number') return undefined;
  return { status: parsed['status'], message: typeof parsed['message'] === 'string' ? parsed['message'] : '' };
}
