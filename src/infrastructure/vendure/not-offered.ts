import { GatewayError } from '#src/application/ports/gateway-error';

function refuse(): Promise<never> {
  return Promise.reject(new GatewayError({ code: 'not_allowed', message: 'The engine does not offer this' }));
}

/**
 * Any port of what the engine cannot do. The shop does not offer it (Capabilities), so that a call that comes all the same is
 * a mistake, and is refused.
 */
// A promise that resolves to it must not take it for another promise.
export const notOffered = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : refuse) }) as never;

/** Whoever signs in is asked for their subscriptions: here nobody has any. */
export const noSubscriptions = new Proxy(notOffered as object, {
  get: (target, name) => (name === 'list' ? () => Promise.resolve([]) : Reflect.get(target, name)),
}) as never;
