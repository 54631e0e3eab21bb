import { GatewayError } from '#src/application/ports/gateway-error';

/**
 * A port of what the engine cannot do. The shop does not offer it (Capabilities), so that a call that comes all the same is a
 * mistake, and is refused.
 */
export function notOffered<Port extends object>(): Port {
  const refuse = (): Promise<never> =>
    Promise.reject(new GatewayError({ code: 'not_allowed', message: 'The engine does not offer this' }));
  // A promise that resolved to this would call `then`.
  return new Proxy({} as Port, { get: (_, name) => (name === 'then' ? undefined : refuse) });
}
