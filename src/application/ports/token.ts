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

/** The names of a class's dependencies, by the fields under which the class reads them. */
export type Uses = Readonly<Record<string, Name<unknown>>>;

/** A class that the container can make: it names its dependencies in a static field `uses`, or has none. */
export type Constructible<T> = (new () => T) | ((new (use: never) => T) & { readonly uses: Uses });

/** A class that takes a value of its caller besides the dependencies that its `uses` names. */
export type ConstructibleWith<T, Given> = (new (use: never, given: Given) => T) & { readonly uses: Uses };

/** The name by which something is asked for: the token of a port, or the class itself. */
export type Name<T> = Token<T> | Constructible<T>;

/**
 * The dependencies that a class names in its static field `uses`, as its constructor takes them:
 * `constructor(private readonly use: Used<typeof RemoveLine.uses>) {}`.
 */
export type Used<Names extends Uses> = {
  readonly [Field in keyof Names]: Names[Field] extends abstract new (...dependencies: never[]) => infer Dependency
    ? Dependency
    : never;
};
