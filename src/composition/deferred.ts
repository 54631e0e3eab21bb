import { GatewayError } from '#src/application/ports/gateway-error';
import { loadOnce } from '#src/infrastructure/shared/load-once';

type AsyncPort<P> = { [K in keyof P]: (...args: never[]) => Promise<unknown> };
type Method = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * A port whose adapter is loaded when it is first called, so that its packages stay out of the first route. Every
 * method of such a port answers a promise, therefore callers cannot tell. A chunk that cannot be loaded is a
 * `network_error`, and is asked for again by the next call.
 */
export function deferred<P extends object & AsyncPort<P>>(load: () => Promise<P>): P {
  const loaded = loadOnce(() =>
    load().catch((cause: unknown) => {
      throw new GatewayError({ code: 'network_error', message: 'A part of the shop could not be loaded', cause });
    }),
  );
  return new Proxy({} as P, {
    get(_target, name) {
      // Not a promise itself: whoever awaits a container's answer must get the port.
      if (name === 'then') return undefined;
      return async (...args: readonly unknown[]) => {
        const port = await loaded();
        return (Reflect.get(port, name) as unknown as Method | undefined)?.call(port, ...args);
      };
    },
  });
}
