import 'reflect-metadata';
import { Container as Inversify, type ServiceIdentifier } from 'inversify';
import type { Constructible, ConstructibleWith, Name, Token, Uses } from '#src/application/ports/token';

type Names<Values extends readonly unknown[]> = { readonly [Place in keyof Values]: Name<Values[Place]> };

/** An adapter that takes the place of the shop's own. */
export interface GivenAdapter {
  readonly port: Name<unknown>;
  readonly adapter: unknown;
}

/** Pairs a port with the adapter to use for it. */
export function given<P>(port: Name<P>, adapter: NoInfer<P>): GivenAdapter {
  return { port, adapter };
}

/**
 * Makes everything of a document, each thing once. Ports are bound here, and the first binding stays: another one changes
 * nothing, since chunks share adapters and arrive in any order. A class is made from the dependencies that its `uses` names when
 * it is first needed; one that is not shared, for each class that asks for it.
 */
export class Container {
  // Code generation would break the content-security policy.
  private readonly inversify = new Inversify({ defaultScope: 'Singleton', jitless: true });

  /** The last adapter that is given for a port counts. */
  constructor(adapters: readonly GivenAdapter[] = []) {
    const given = new Map(adapters.map(({ port, adapter }) => [port, adapter]));
    for (const [port, adapter] of given) this.bind(port, adapter);
  }

  get<T>(name: Name<T>): T {
    this.know(name);
    return this.inversify.get(idOf(name));
  }

  /** Makes a class with a value of its caller besides its dependencies, for each call anew. */
  make<T, Given>(Class: ConstructibleWith<T, Given>, given: Given): T {
    const use = Object.entries(Class.uses).map(([field, name]) => [field, this.get(name)] as const);
    return new Class(Object.fromEntries(use) as never, given);
  }

  isBound(name: Name<unknown>): boolean {
    return this.inversify.isBound(idOf(name));
  }

  /** Binds a port to a value that is at hand. */
  bind<P>(port: Name<P>, value: NoInfer<P>): void {
    if (!this.isBound(port)) this.inversify.bind(idOf(port)).toConstantValue(value);
  }

  /** Binds a port to a function's result; the function runs when the port is first needed. */
  provide<P, Values extends unknown[]>(
    port: Token<P>,
    make: (...values: Values) => NoInfer<P>,
    dependencies: Names<Values>,
  ): void {
    if (this.isBound(port)) return;
    for (const name of dependencies) this.know(name);
    this.inversify.bind(idOf(port)).toResolvedValue(make, dependencies as never);
  }

  /** Binds a port to an adapter, which the container makes. */
  adapt<P>(port: Token<P>, Adapter: Constructible<NoInfer<P>>): void {
    this.provide(port, (adapter) => adapter, [Adapter]);
  }

  /** Binds a class, and the classes that it is constructed from. A token is bound by the module that knows its adapter. */
  private know(name: Name<unknown>): void {
    if (typeof name !== 'function' || this.isBound(name)) return;
    const Class = name as Made;
    const { uses = {}, isShared = true } = Class;
    const fields = Object.keys(uses);
    const dependencies = Object.values(uses);
    for (const dependency of dependencies) this.know(dependency);
    const make = (...values: unknown[]) =>
      new Class(Object.fromEntries(fields.map((field, place) => [field, values[place]])));
    const made = this.inversify.bind(idOf(name)).toResolvedValue(make, dependencies as never);
    if (!isShared) made.inTransientScope();
  }
}

/** A class as the container makes it, with its declarations. */
type Made = (new (use: object) => unknown) & {
  readonly uses?: Uses;
  readonly isShared?: boolean;
};

function idOf<T>(name: Name<T>): ServiceIdentifier<T> {
  return name as ServiceIdentifier<T>;
}
