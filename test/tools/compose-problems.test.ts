import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { composeProblems } from '#tools/lint/compose-problems';
import { liveShop } from '../../engines/vendure/test/support/live-shop';

const good = `
x-safe: &safe
  read_only: true
  cap_drop: [ALL]
  security_opt: ['no-new-privileges:true']
services:
  database:
    <<: *safe
    image: postgres:18.4-bookworm
    healthcheck: { test: [CMD, pg_isready] }
    environment:
      POSTGRES_PASSWORD: \${DATABASE_PASSWORD:?is missing}
  migrate:
    <<: *safe
    image: shop-engine:\${RELEASE:?is missing}
    build: engine
    restart: 'no'
    depends_on: { database: { condition: service_healthy } }
  engine:
    <<: *safe
    image: shop-engine:\${RELEASE:?is missing}
    ports: ['127.0.0.1:3301:3301']
    environment:
      ENGINE_PORT: '3301'
    depends_on: { migrate: { condition: service_completed_successfully } }
`;

function problemsOf(text: string, example = 'DATABASE_PASSWORD= ENGINE_PORT=3301'): readonly string[] {
  return composeProblems(text, {
    isAsked: (folder) => folder === 'engine',
    documented: ['ENGINE_PORT'],
    example: Object.fromEntries(example.split(' ').map((line) => line.split('='))),
  });
}

describe('Rules of a compose file that goes live', () => {
  it('are kept by a good one', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it.each([
    [
      'an image of another day',
      'postgres:18.4-bookworm',
      'postgres:latest',
      ['database: postgres:latest has no version.'],
    ],
    [
      'a file system that can be written to',
      '<<: *safe\n    image: postgres',
      "cap_drop: [ALL]\n    security_opt: ['no-new-privileges:true']\n    image: postgres",
      ['database: its file system is not read_only.'],
    ],
    ['a service that nobody asks', 'build: engine', 'build: elsewhere', ['engine: nobody asks whether it is well.']],
    [
      'a port that is open to everybody',
      '127.0.0.1:3301',
      '3301',
      ['engine: port 3301:3301 is open to everybody, past the proxy.'],
    ],
    [
      'waiting for what is not there',
      'depends_on: { migrate',
      'depends_on: { migration',
      ['engine: it waits for migration, which is not there.'],
    ],
    [
      'waiting for less than it needs',
      'condition: service_healthy',
      'condition: service_started',
      ['migrate: it waits for database by service_started: that is service_healthy.'],
    ],
    [
      'a variable that the engine does not know',
      "ENGINE_PORT: '3301'",
      "PORT: '3301'",
      ['engine: the engine knows no variable PORT.'],
    ],
    [
      'a secret',
      '${DATABASE_PASSWORD:?is missing}',
      'shop',
      [
        'database: POSTGRES_PASSWORD has its value in this file.',
        'The example names DATABASE_PASSWORD, which nothing reads.',
      ],
    ],
    [
      'a secret that may be left out',
      '${DATABASE_PASSWORD:?is missing}',
      '${DATABASE_PASSWORD:-shop}',
      [
        'DATABASE_PASSWORD may be left out: write ${DATABASE_PASSWORD:?why} so that nobody starts without it.',
        'The example names DATABASE_PASSWORD, which nothing reads.',
      ],
    ],
  ])('refuse %s', (_what, part, broken, problems) => {
    expect(problemsOf(good.replace(part, () => broken))).toEqual(problems);
  });

  it('refuse an example that lacks a variable, invents one, or has a secret', () => {
    expect(problemsOf(good, 'ENGINE_PORT=3301')).toContain('DATABASE_PASSWORD is in no example that is filled in.');
    expect(problemsOf(good, 'DATABASE_PASSWORD= DEBUGGER=1')).toEqual([
      'The example names DEBUGGER, which nothing reads.',
    ]);
    expect(problemsOf(good, 'DATABASE_PASSWORD=shop')).toEqual([
      'The example has a value for DATABASE_PASSWORD, which somebody would keep.',
    ]);
  });
});

describe('The example of engine.env', () => {
  it('names all needs of a live engine beside those of its image', () => {
    const example = Object.keys(parseEnv(readFileSync('engine.env.example', 'utf8')));
    const image = readFileSync('engines/vendure/Dockerfile', 'utf8');

    expect(Object.keys(liveShop).filter((name) => !example.includes(name) && !image.includes(`ENV ${name}=`))).toEqual(
      [],
    );
  });
});
