import { describe, expect, it } from 'vitest';
import { copiedSources, readDockerfile, workingDirectory } from '#tools/images/dockerfile';
import { dockerfileProblems, isIgnored } from '#tools/images/dockerfile-problems';

const good = `FROM node:24.1.0-slim AS build
WORKDIR /srv/app
COPY package.json src/ ./
RUN npm ci && npm run build --prefix tool
FROM node:24.1.0-slim
ENV NODE_ENV=production
COPY --from=build /srv/app/dist dist
USER node
HEALTHCHECK --interval=5s CMD ["node", "-e", "ask('me')"]
CMD ["node", "dist/server.js"]
`;

const context = {
  ignored: '# Only what is named.\n*\n!package.json\n!src\n!old\nold/dist\n',
  has: (path: string) => ['package.json', 'src/', 'old/dist', '.env'].includes(path),
  scriptsIn: (folder: string) => (folder === 'tool' ? ['build'] : ['start']),
};

function problemsOf(text: string): readonly string[] {
  return dockerfileProblems(readDockerfile(text), context);
}

describe('Reading a Dockerfile', () => {
  it('tells stages, folders, flags and lists apart', () => {
    const [build, image] = readDockerfile(good);

    expect([build!.name, build!.base, image!.name]).toEqual(['build', 'node:24.1.0-slim', undefined]);
    expect(build!.steps.flatMap(copiedSources)).toEqual(['package.json', 'src/']);
    expect(workingDirectory(build!, build!.steps.at(-1)!)).toBe('/srv/app');
    expect(image!.steps.find(({ keyword }) => keyword === 'COPY')).toMatchObject({ flags: { from: 'build' } });
    expect(image!.steps.find(({ keyword }) => keyword === 'HEALTHCHECK')).toMatchObject({
      flags: { interval: '5s' },
      words: ['node', '-e', "ask('me')"],
    });
  });

  it.each([
    ['a word that is no instruction', 'FROM node:24.1.0\nRUNS npm ci', 'Line 2: RUNS is no instruction.'],
    ['a step of no image', 'RUN npm ci', 'Line 1: RUN stands before the first FROM.'],
    ['nothing', '', 'There is no FROM.'],
  ])('throws for %s', (_what, text, message) => {
    expect(() => readDockerfile(text)).toThrow(message);
  });
});

describe('Rules of a Dockerfile that goes live', () => {
  it('are kept by a good one', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it.each([
    [
      'a base of another day',
      /node:24\.1\.0-slim$/m,
      'node:24',
      'Line 5: node:24 has no version: another day it is another image.',
    ],
    [
      'a base without a tag',
      /node:24\.1\.0-slim AS/,
      'node AS',
      'Line 1: node has no version: another day it is another image.',
    ],
    [
      'ADD',
      'RUN npm ci',
      'ADD https://files.example/tool.tgz ./\nRUN npm ci',
      'Line 4: ADD fetches and unpacks: COPY takes files, and packages come by their lockfile.',
    ],
    ['a file that is not there', 'src/ ./', 'sources/ ./', 'Line 3: sources/ is not there.'],
    ['a file that .dockerignore keeps out', 'src/ ./', '.env ./', 'Line 3: .dockerignore keeps .env out.'],
    [
      'a folder that it keeps out of one that it lets in',
      'src/ ./',
      'old/dist ./',
      'Line 3: .dockerignore keeps old/dist out.',
    ],
    [
      'a stage that is not there',
      '--from=build',
      '--from=builder',
      'Line 7: No stage before this one is called builder.',
    ],
    [
      'a script that is not there',
      'run build --prefix tool',
      'run build',
      'Line 4: The package in . has no script build.',
    ],
    [
      'a secret in a layer',
      'NODE_ENV=',
      'API_TOKEN=',
      'Line 6: API_TOKEN would stay in the image for everybody to read.',
    ],
    ['root', 'USER node', 'USER root', 'Line 5: The image runs as root: USER names somebody else.'],
    ['nobody in particular', 'USER node\n', '', 'Line 5: The image runs as root: USER names somebody else.'],
    [
      'an image that nobody can ask',
      /HEALTHCHECK .*\n/,
      '',
      'Line 5: Nobody can ask whether it is well: there is no HEALTHCHECK.',
    ],
    [
      'a shell in front of the program',
      'CMD ["node", "dist/server.js"]',
      'CMD node dist/server.js',
      'Line 5: CMD is a list in brackets: a shell would keep signals to itself.',
    ],
  ])('refuse %s', (_what, part, broken, problem) => {
    expect(problemsOf(good.replace(part, broken))).toEqual([problem]);
  });

  it('let the last fitting line of .dockerignore decide, and throw for patterns that they cannot read', () => {
    expect(
      ['src/a.ts', 'old/a.ts', 'old/dist/a.js', 'node_modules'].map((path) => isIgnored(path, context.ignored)),
    ).toEqual([false, false, true, true]);
    expect(() => isIgnored('src', '**/*.log')).toThrow('pattern **/*.log');
  });
});
