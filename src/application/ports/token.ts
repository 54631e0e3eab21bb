/**
 * The name under which a port is asked for, typed with the port. It has the type of a class, so that whoever binds or asks
 * infers the port from it as from a class, though no class is there: a port has no code.
 */
export type Token<Port> = abstract new (...dependencies: unknown[]) => Port;

/**
 * Makes the token that stands beside a port, under the port's own name. The core depends on no package, and a symbol is
 * what every container of dependencies takes for a name.
 */
/*#__NO_SIDE_EFFECTS__*/
export function token<Port>(name: string): Token<Port> {
  return Symbol(name) as unknown as Token<Port>;
}
