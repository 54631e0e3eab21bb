import { parse } from 'yaml';

/** A service of compose.yaml, with the values of its variables. */
export interface Service {
  readonly image: string;
  readonly build?: string | { readonly context: string; readonly args?: Values; readonly secrets?: readonly string[] };
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Values;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

type Values = Readonly<Record<string, string>>;

export interface ComposeFile {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
}

/** Reads compose.yaml. Throws with the reason that it gives when a variable without which nothing may start is missing. */
export function readCompose(text: string, variables: Readonly<Record<string, string | undefined>>): ComposeFile {
  const filled = text.replaceAll(/\$\{(\w+):\?([^}]*)\}/g, (_, name: string, reason: string) => {
    const value = variables[name];
    if (value === undefined || value === '') throw new Error(`required variable ${name} is missing a value: ${reason}`);
    return value;
  });
  return parse(filled, { merge: true }) as ComposeFile;
}

/** A command for `docker compose`, read from its arguments. */
export type Request =
  | { readonly action: 'build'; readonly services: readonly string[] }
  | { readonly action: 'up'; readonly services: readonly string[]; readonly isAlone: boolean }
  | {
      readonly action: 'run';
      readonly service: string;
      readonly volumes: readonly string[];
      readonly command: readonly string[];
    }
  | { readonly action: 'exec'; readonly service: string; readonly command: readonly string[] }
  | { readonly action: 'ps' };

/** Reads the arguments of `docker`. Throws for an unknown one, so that none of the guide's is skipped. */
export function readRequest(args: readonly string[]): Request {
  const [program, action = '', ...rest] = args;
  const fail = (word: string): never => {
    throw new Error(`Nothing here knows "${word}" of: docker ${args.join(' ')}`);
  };
  if (program !== 'compose') fail(program ?? '');
  const flags: string[] = [];
  const volumes: string[] = [];
  const left = [...rest];
  while (left[0]?.startsWith('-')) {
    const flag = left.shift() ?? '';
    flags.push(flag);
    if (flag === '--volume') volumes.push(left.shift() ?? '');
  }
  const knownOnly = (...known: readonly string[]): void => {
    for (const flag of flags) if (!known.includes(flag)) fail(flag);
  };
  const [service = fail('no service'), ...command] = action === 'ps' ? [''] : left;
  switch (action) {
    case 'build':
      knownOnly();
      return { action: 'build', services: left };
    case 'up':
      knownOnly('--detach', '--wait', '--no-deps');
      if (!flags.includes('--detach') || !flags.includes('--wait')) fail('up in front');
      return { action: 'up', services: left, isAlone: flags.includes('--no-deps') };
    case 'run':
      knownOnly('--rm', '--volume');
      return { action: 'run', service, volumes, command };
    case 'exec':
      knownOnly('-T');
      return { action: 'exec', service, command };
    case 'ps':
      knownOnly('--all');
      return { action: 'ps' };
    default:
      return fail(action);
  }
}
