import { GatewayError } from '#src/application/ports/gateway-error';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';

/**
 * A JSON file of the build; undefined when it has none there. Its shape is not checked, because the build is the shop's own.
 * Rejects with GatewayError.
 */
export async function readBuildFile<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new GatewayError({ code: 'network_error', message: `${url} could not be loaded`, cause });
  });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new GatewayError({
      code: codeOfStatus(response.status),
      trace: { status: response.status },
      message: `${url} answered ${response.status}`,
    });
  return response.json().catch((cause: unknown) => {
    throw new GatewayError({ code: 'wrong_shape', message: `${url} is not JSON`, cause });
  }) as Promise<T>;
}

/** A JSON file that every build has. Rejects with GatewayError, `not_found` when it is missing. */
export async function readExistingBuildFile<T>(url: string): Promise<T> {
  const file = await readBuildFile<T>(url);
  if (file === undefined) throw new GatewayError({ code: 'not_found', message: `${url} is not part of the build` });
  return file;
}
