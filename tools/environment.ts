import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface Environment {
  /** Everything configured: the shell's variables over those of the file. */
  readonly variables: Variables;
  /** The file the rest came from; undefined when the shell has everything that the file has. */
  readonly source: string | undefined;
  readonly storefrontPort: number;
  readonly sandboxPort: number;
  /** Origin under which this machine serves the storefront. */
  readonly storefrontUrl: string;
  readonly sandboxUrl: string;
  /** True when one of the outside systems is configured to be on this machine. */
  readonly usesSandbox: boolean;
}

const STOREFRONT_PORT = 5173;
const SANDBOX_PORT = 4000;
const LAST_PORT = 65_535;
/** The values of the sandbox. */
export const SANDBOX_VALUES = '.env.example';
const OUTSIDE_SYSTEMS = ['VITE_ORDER_API_URL', 'VITE_STYTCH_BASE_URL', 'VITE_CONTENTFUL_HOST'];
const LOCAL_HOST = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/;

/** True when an address or host name means this machine. */
export function isLocal(address: string | undefined): boolean {
  return address !== undefined && LOCAL_HOST.test(address);
}

/**
 * Reads the configuration of a command: `.env` as it is, or the sandbox's values of `.env.example` moved to the ports
 * in use. ENV_FILE names another file. The shell's variables win over all. Throws when a port is not a port, and when
 * storefront and sandbox have the same.
 */
export function readEnvironment(directory: string, shell: Variables): Environment {
  const source = shell['ENV_FILE'] ?? (existsSync(join(directory, '.env')) ? '.env' : SANDBOX_VALUES);
  const fromFile = parseEnv(readFileSync(join(directory, source), 'utf8'));
  const written = { ...fromFile, ...withoutUndefined(shell) };
  const storefrontPort = readPort('PORT', written, STOREFRONT_PORT);
  const sandboxPort = readPort('SANDBOX_PORT', written, SANDBOX_PORT);
  const defaults = source === SANDBOX_VALUES ? movePorts(fromFile, storefrontPort, sandboxPort) : fromFile;
  const variables = withoutBlanks({ ...defaults, ...withoutUndefined(shell) });
  const usesSandbox = OUTSIDE_SYSTEMS.some((name) => isLocal(variables[name]));
  if (usesSandbox) requireDistinctPorts({ PORT: storefrontPort, SANDBOX_PORT: sandboxPort });
  return {
    variables,
    source: Object.keys(defaults).some((name) => shell[name] === undefined) ? source : undefined,
    storefrontPort,
    sandboxPort,
    storefrontUrl: `http://localhost:${storefrontPort}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    usesSandbox,
  };
}

/**
 * Makes the configuration that of this process, where Vite and the server-side rendering look for it, and says so once
 * when it is the sandbox's.
 */
export function applyEnvironment(environment: Environment, say: (line: string) => void): void {
  Object.assign(process.env, environment.variables);
  if (environment.source === SANDBOX_VALUES)
    say('Using the values of .env.example, which belong to the sandbox; a file .env would replace them.');
}

function movePorts(values: Variables, storefrontPort: number, sandboxPort: number): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value
        ?.replace(/^(https?:\/\/)?localhost:5173(?=\/|$)/, `$1localhost:${storefrontPort}`)
        .replace(/^(https?:\/\/)?localhost:4000(?=\/|$)/, `$1localhost:${sandboxPort}`),
    ]),
  );
}

/**
 * Reads a port, which so many others follow that are taken as well. Throws when the variable holds something that is none.
 */
export function readPort(name: string, variables: Variables, otherwise: number, followers = 0): number {
  const written = variables[name];
  if (written === undefined || written === '') return otherwise;
  const value = Number(written);
  const last = LAST_PORT - followers;
  if (!Number.isInteger(value) || value < 1 || value > last) {
    throw new Error(`${name} is "${written}", which is no port: give a number from 1 to ${last}.`);
  }
  return value;
}

/** Throws when two variables give the same port, before anything is installed, built or started on it. */
export function requireDistinctPorts(ports: Readonly<Record<string, number>>): void {
  const names = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const other = names.get(port);
    if (other !== undefined) throw new Error(`${other} and ${name} are both ${port}: give each a port of its own.`);
    names.set(port, name);
  }
}

function withoutUndefined(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}

/** A variable that is set to nothing is not set: that is how a shell takes back a file's value. */
function withoutBlanks(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}
