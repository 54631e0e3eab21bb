/**
 * The name under which a port is asked for, typed with the port. It has the type of a class, so that code that binds it or asks
 * for it infers the port from it as from a class, though no class is there: a port has no code.
 */
export type Token<Port> = abstract new (...dependencies: unknown[]) => Port;

/**
 * Makes the token that stands beside a port, under the port's own name. The core depends on no package, and every container of
 * dependencies accepts a symbol as a name.
 */
/*#__NO_SIDE_EFFECTS__*/
export function token<Port>(name: string): Token<Port> {
  return Symbol(name) as unknown as Token<Port>;
}

/** A class that the container can make: it declares its dependencies, or has none. */
export type Constructible<T> =
  | (new () => T)
  | ((new (...dependencies: never[]) => T) & { readonly dependencies: readonly Name<unknown>[] });

/** The name by which something is asked for: the token of a port, or the class itself. */
export type Name<T> = Token<T> | Constructible<T>;

/**
 * The names of a class's dependencies, in the order of its constructor. A class states them as its static `dependencies`, so
 * that a missing, swapped or wrong one does not compile; composition makes the class from them.
 */
export type DependenciesOf<Class extends new (...dependencies: never[]) => unknown> = Class extends new (
  ...dependencies: infer Dependencies
) => unknown
  ? { readonly [Place in keyof Dependencies]: Name<Dependencies[Place]> }
  : never;
