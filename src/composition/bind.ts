import type { BindInWhenOnFluentSyntax, ContainerModuleLoadOptions, Newable, ServiceIdentifier } from 'inversify';
import type { Token } from '#src/application/ports/token';

export type Bind = ContainerModuleLoadOptions['bind'];
type Tokens<A extends unknown[]> = { [K in keyof A]: ServiceIdentifier<A[K]> };

/** Binds a class under its own name; the compiler rejects a missing, swapped or wrong dependency. */
export function construct<T, A extends unknown[]>(
  bind: Bind,
  Class: new (...args: A) => T,
  dependencies: Tokens<A>,
): BindInWhenOnFluentSyntax<T> {
  return bind<T>(Class as Newable<T>).toResolvedValue((...args: A) => new Class(...args), dependencies as never);
}

/** Binds a class that every view has to itself, such as a presenter. */
export function constructEach<A extends unknown[]>(
  bind: Bind,
  Class: new (...args: A) => object,
  dependencies: Tokens<A>,
): void {
  construct(bind, Class, dependencies).inTransientScope();
}

/** Binds a port to the adapter that implements it. */
export function adapt<P, A extends unknown[]>(
  bind: Bind,
  port: Token<P>,
  Adapter: new (...args: A) => P,
  dependencies: Tokens<A>,
): void {
  bind(port).toResolvedValue((...args: A) => new Adapter(...args), dependencies as never);
}

/** An adapter that takes the place of the shop's own. */
export interface GivenAdapter {
  readonly port: ServiceIdentifier;
  readonly adapter: unknown;
}

/** Pairs a port with the adapter to use for it. */
export function given<P>(port: Token<P>, adapter: NoInfer<P>): GivenAdapter {
  return { port, adapter };
}
