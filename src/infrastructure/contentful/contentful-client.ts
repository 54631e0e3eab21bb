import { type ContentfulClientApi, createClient } from 'contentful';
import { log } from '#src/application/calls/log';
import { GatewayError, type GatewayErrorCode } from '#src/application/ports/gateway-error';
import { type Checked, fields, maybe, text, readable } from '#src/infrastructure/shared/checks';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';
import { parseJson } from '#src/infrastructure/shared/json';
import { number } from '#src/infrastructure/shared/value-checks';
import { isLocalHost } from './links';

export interface ContentServiceAccess {
  readonly spaceId: string;
  /** Read-only. */
  readonly accessToken: string;
  /** Host name, with a port where it is not the default. */
  readonly host: string;
  readonly environment: string;
}

/** After the first attempt, when the service is busy (429), fails (5xx) or cannot be reached. */
const retries = 3;

/** The client retries by itself and logs each retry. */
export function createContentfulClient(access: ContentServiceAccess): ContentfulClientApi<undefined> {
  return createClient({
    space: access.spaceId,
    accessToken: access.accessToken,
    host: access.host,
    environment: access.environment,
    insecure: isLocalHost(access.host),
    retryLimit: retries,
    logHandler: (_level, data) => log.warn(`Content service: ${typeof data === 'string' ? data : 'a call failed'}`),
  });
}

const timeouts: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT'];

/**
 * Converts an error of the content service's client. The client puts a response's status and message into the error's
 * message as JSON, and the service's code into its name. Without a response the error is that of the transport.
 */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (!(error instanceof Error))
    return new GatewayError({ code: 'unknown', message: 'The content service failed', cause: error });
  const answer = parseErrorMessage(error.message);
  if (!answer) return transportError(error);
  const own = /^[A-Za-z]+$/.test(error.name) ? error.name : 'unknown';
  return new GatewayError({
    code: answer.status === 403 ? 'unauthorized' : codeOfStatus(answer.status),
    trace: { status: answer.status },
    message: `The content service answered ${answer.status} ${own}: ${answer.message ?? ''}`,
    cause: error,
  });
}

function transportError(error: Error & { readonly code?: unknown }): GatewayError {
  const failure = (code: GatewayErrorCode, message: string): GatewayError =>
    new GatewayError({ code, message, cause: error });
  if (timeouts.includes(error.code)) return failure('timeout', 'The content service did not answer in time');
  if (typeof error.code === 'string') return failure('network_error', 'The content service cannot be reached');
  return failure('unknown', `The content service's client failed: ${error.message}`);
}

const errorShape = fields({ status: number, message: maybe(text) });

function parseErrorMessage(message: string): Checked<typeof errorShape> | undefined {
  return readable(errorShape, parseJson(message));
}
