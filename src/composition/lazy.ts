import { type Container, ContainerModule, type ContainerModuleLoadOptions, type ServiceIdentifier } from 'inversify';
import { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import type { LoadView } from '#src/ui/kit/lazy-view';
import type { LoadedPage } from '#src/ui/shell/page-route';

/** A port of which every method answers a promise. */
export type AsyncPort<P> = { [K in keyof P]: (...args: never[]) => Promise<unknown> };
type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The chunk of a page: its view with its head, and the modules that it needs. */
export interface PageChunk {
  readonly page: LoadedPage;
  readonly modules?: readonly ContainerModule[];
}

/** The chunk of a part of a page. */
export interface ViewChunk<P extends object> {
  readonly View: Awaited<ReturnType<LoadView<P>>>;
  readonly modules: readonly ContainerModule[];
}

/** The ports whose adapters createContainer was given: no module binds another. */
export const givenPorts = token<ReadonlySet<ServiceIdentifier>>('GivenPorts');

/** Loads each module into the container once. Chunks share modules and arrive in any order. */
export function loadModules(container: Container, modules: readonly ContainerModule[] = []): void {
  const loaded = loadedModules.get(container) ?? new Set();
  loadedModules.set(container, loaded);
  const given = container.get(givenPorts);
  const bindOthers = (options: ContainerModuleLoadOptions): ContainerModuleLoadOptions => ({
    ...options,
    bind: (port) => options.bind(given.has(port) ? Symbol() : port),
  });
  for (const module of modules) {
    if (!loaded.has(module)) container.load(new ContainerModule((options) => module.load(bindOthers(options))));
    loaded.add(module);
  }
}

const loadedModules = new WeakMap<Container, Set<ContainerModule>>();

/** A page whose code comes when it is first visited. */
export function lazyPage(container: Container, load: () => Promise<PageChunk>): () => Promise<LoadedPage> {
  return async () => {
    const { page, modules } = await load();
    loadModules(container, modules);
    return page;
  };
}

/** A part of a page whose code comes when it is first needed. */
export function lazyView<P extends object>(container: Container, load: () => Promise<ViewChunk<P>>): LoadView<P> {
  return async () => {
    const { View, modules } = await load();
    loadModules(container, modules);
    return View;
  };
}

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
