export type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that the engine is told from outside. */
export interface Environment {
  /** Variables as they were given, for the parts that read their own. */
  readonly variables: Variables;
  /** Port of the shop API, the admin API and the dashboard. */
  readonly port: number;
  /** Connection string of PostgreSQL. */
  readonly databaseUrl: string;
  /** Signs the cookies of the dashboard. */
  readonly cookieSecret: string;
  readonly administrator: { readonly name: string; readonly password: string };
}

const PORT = 3301;

/** Reads what a server, a worker or a migration needs. Throws when something is missing or malformed. */
export function readEnvironment(variables: Variables): Environment {
  return {
    variables,
    port: readPort(variables, 'ENGINE_PORT', PORT),
    databaseUrl: required(variables, 'DATABASE_URL'),
    cookieSecret: variables['COOKIE_SECRET'] ?? 'only-on-this-machine',
    administrator: {
      name: variables['ADMINISTRATOR_NAME'] ?? 'superadmin',
      password: variables['ADMINISTRATOR_PASSWORD'] ?? 'superadmin',
    },
  };
}

/** Reads a port. Throws when the variable holds something that is none. */
export function readPort(variables: Variables, name: string, otherwise: number): number {
  const written = variables[name];
  if (!written) return otherwise;
  const value = Number(written);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) {
    throw new Error(`${name} is "${written}", which is no port: give a number from 1 to 65535.`);
  }
  return value;
}

function required(variables: Variables, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}
