import { readFileSync } from 'node:fs';

/** The variables of .env.example, as they stand there. */
export const exampleEnvironment: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  ),
);
