import { GatewayError } from '#src/application/ports/gateway-error';
import { loadOnce } from '#src/infrastructure/shared/load-once';

/** A port of which every method answers a promise. */
export type AsyncPort<P> = { [K in keyof P]: (...args: never[]) => Promise<unknown> };
type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * A port whose adapter is loaded when it is first called, so that its packages stay out of the first route. Such a
 * port is an AsyncPort, so callers cannot tell. Rejects with `network_error` when the chunk cannot be loaded;
 * the next call asks for it again.
 */
export function lazyPort<P extends object>(load: () => Promise<P>): P {
  const loadAdapter = loadOnce(() =>
    load().catch((cause: unknown) => {
      throw new GatewayError({ code: 'network_error', message: 'A part of the shop could not be loaded', cause });
    }),
  );
  return new Proxy({} as P, {
    get(_target, name) {
      // The proxy is not a promise itself: code that awaits a container's result must get the port.
      if (name === 'then') return undefined;
      return async (...args: readonly unknown[]) => {
        const adapter = await loadAdapter();
        const method: unknown = Reflect.get(adapter, name);
        if (typeof method !== 'function') throw new TypeError(`The adapter has no method ${String(name)}`);
        return (method as Method).call(adapter, ...args);
      };
    },
  });
}
