import { GatewayError } from '#src/application/ports/gateway-error';

function refuse(): Promise<never> {
  return Promise.reject(new GatewayError({ code: 'not_allowed', message: 'The engine does not offer this' }));
}

/** A port that answers these methods alone. Its type is that of any port. */
function only(methods: Readonly<Record<string, () => Promise<unknown>>>): never {
  // A promise that resolves to it must not take it for another promise.
  const answer = (name: string | symbol) => (name === 'then' ? undefined : (methods[String(name)] ?? refuse));
  return new Proxy({}, { get: (_, name) => answer(name) }) as never;
}

/**
 * Any port of what the engine cannot do. The shop does not offer it (Capabilities), so that a call that comes all the same is
 * a mistake, and is refused.
 */
export const notOffered = only({});

/** Whoever signs in is asked for their subscriptions: here nobody has any. */
export const noSubscriptions = only({ list: () => Promise.resolve([]) });
