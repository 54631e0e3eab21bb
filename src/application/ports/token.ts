/** The name of a port, typed as a class so that whoever binds or asks infers the port. No class is there. */
export type Token<Port> = abstract new (...dependencies: unknown[]) => Port;

/** Stands beside a port, under its name. A symbol, because the core depends on no package. */
/*#__NO_SIDE_EFFECTS__*/
export function token<Port>(name: string): Token<Port> {
  return Symbol(name) as unknown as Token<Port>;
}

/** It says what it is constructed from, or is constructed from nothing. */
export type Constructible<T> =
  | (new () => T)
  | ((new (...dependencies: never[]) => T) & { readonly dependencies: readonly Name<unknown>[] });

/** The token of a port, or the class itself. */
export type Name<T> = Token<T> | Constructible<T>;

/** A class states them as static `dependencies`, in the order of its constructor: a swapped one does not compile. */
export type DependenciesOf<Class extends new (...dependencies: never[]) => unknown> = Class extends new (
  ...dependencies: infer Dependencies
) => unknown
  ? { readonly [Place in keyof Dependencies]: Name<Dependencies[Place]> }
  : never;
