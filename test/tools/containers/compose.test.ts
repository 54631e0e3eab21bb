import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { basesOf } from '#tools/containers/base-images';
import { readCompose, readRequest } from '#tools/containers/compose';
import { commandsOf } from '#tools/containers/docker-steps';
import { filledIn } from '#tools/going-live/machine-files';

const read = (path: string): string => readFileSync(path, 'utf8');
const given = { RELEASE: '1', DATABASE_PASSWORD: 'secret' };

describe('The stand-in for docker', () => {
  it('takes every command for it in the blocks of the guide', () => {
    const blocks = [...read('docs/going-live.md').matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
    const commands = blocks.flatMap((block) =>
      [...block.matchAll(/docker (compose [^;&|<>#\n]+)/g)].map(([, command = '']) => command.trim().split(' ')),
    );

    const asked = commands.map((args) => readRequest(args).action);

    expect(new Set(asked)).toEqual(new Set(['build', 'up', 'run', 'exec']));
  });

  it('refuses arguments that it would have to skip', () => {
    expect(() => readRequest(['compose', 'up', '--build', '--detach', '--wait', 'storefront'])).toThrow('--build');
    expect(() => readRequest(['compose', 'up', 'storefront'])).toThrow('up in front');
    expect(() => readRequest(['compose', 'down', 'storefront'])).toThrow('down');
    expect(() => readRequest(['build', '.'])).toThrow('build');
  });

  it('reads the services that others wait for alone unless it is told not to', () => {
    expect(readRequest(['compose', 'up', '--no-deps', '--detach', '--wait', 'worker'])).toEqual({
      action: 'up',
      services: ['worker'],
      isAlone: true,
    });
  });

  it('reads which folders a command sees', () => {
    const command = 'compose run --rm --volume ./my-seed:/seed:ro engine-1 node dist/src/seed.js /seed/shop.json';

    expect(readRequest(command.split(' '))).toEqual({
      action: 'run',
      service: 'engine-1',
      volumes: ['./my-seed:/seed:ro'],
      command: ['node', 'dist/src/seed.js', '/seed/shop.json'],
    });
  });
});

describe('compose.yaml as it is read for a run without a daemon', () => {
  it('names the images of the release, and the database by its password', () => {
    const { services } = readCompose(read('compose.yaml'), given);

    expect(services['worker']?.image).toBe('shop-engine:1');
    expect(services['worker']?.environment?.['DATABASE_URL']).toBe('postgres://shop:secret@database:5432/shop');
  });

  it('is refused without a release', () => {
    expect(() => readCompose(read('compose.yaml'), { ...given, RELEASE: '' })).toThrow(
      'required variable RELEASE is missing a value: is in release.env, which COMPOSE_ENV_FILES names',
    );
  });
});

describe('The steps of the chapter on Docker', () => {
  it('are its commands without their comments, those that prepare the first one together', () => {
    const block = 'cp a b # why\necho c >d\ndocker compose build migrate   # the image\ndocker compose up worker\n';

    expect(commandsOf(block)).toEqual([
      'cp a b\necho c >d',
      'docker compose build migrate',
      'docker compose up worker',
    ]);
  });

  it('fill in the lines without a value in the form of the engine’s variables', () => {
    expect(filledIn('# A=\nA=\nB=1\nC=\n', 'A="one two"\nB=2')).toBe('# A=\nA="one two"\nB=1\nC=\n');
  });

  it('begin with images of a version', () => {
    expect(basesOf('FROM node:24.22.1-bookworm-slim AS build\nFROM build\nFROM nginx:1.30.5-alpine\n')).toEqual([
      'node:24.22.1-bookworm-slim',
      'nginx:1.30.5-alpine',
    ]);
    expect(() => basesOf('FROM node:latest\n')).toThrow('node:latest has no version');
  });
});
