import { GatewayError } from '#src/application/ports/gateway-error';

type Methods = ReadonlyMap<string | symbol, () => Promise<unknown>>;

function refuse(): Promise<never> {
  return Promise.reject(new GatewayError({ code: 'not_allowed', message: 'The engine does not offer this' }));
}

/** A port that answers these methods alone. Its type is that of any port. */
function only(methods: Methods): never {
  // A promise that resolves to it must not take it for another promise.
  return new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : (methods.get(name) ?? refuse)) }) as never;
}

/**
 * Any port of a missing capability of the engine. The shop does not offer it (Capabilities), so that a call that comes all the
 * same is a mistake, and is refused.
 */
export const notOffered = only(new Map());
