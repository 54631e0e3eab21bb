import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuiltImage, buildImage } from '#tools/images/build-image';
import { runInImage, startImage } from '#tools/images/start-image';

const files = {
  'package.json': '{}',
  'src/greeting.txt': 'Hello',
  'src/old/greeting.txt': 'Goodbye',
  '.env': 'SECRET=1',
};

const dockerfile = `FROM base:1.0 AS build
WORKDIR /srv/app
COPY package.json ./
COPY src src
RUN --mount=type=secret,id=settings,target=/srv/app/.env cat src/greeting.txt .env > built.txt
RUN mkdir -m 1777 kept
FROM base:1.0
ENV GREETING=warm
WORKDIR /srv/app
COPY --from=build /srv/app/built.txt ./
COPY --from=build /srv/app/kept kept
USER somebody
HEALTHCHECK CMD ["sh", "-c", "test -f kept/well"]
CMD ["sh", "-c", "touch kept/well; exec sleep 60"]
`;

/** A folder with a Dockerfile and what it is built from. */
function contextWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'context-'));
  const all = { ...files, Dockerfile: text, '.dockerignore': '*\n!package.json\n!src\nsrc/old\n' };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

function build(text = dockerfile): Promise<BuiltImage> {
  const context = contextWith(text);
  return buildImage(context, { secrets: { settings: join(context, '.env') } });
}

// Its steps are commands of a server's system.
describe.runIf(process.platform === 'linux')('Images without Docker', () => {
  it('have what the steps of their Dockerfile make, and nothing of the stages before', async () => {
    const image = await build();

    expect(readdirSync(image.directory).sort()).toEqual(['built.txt', 'kept']);
    expect(readFileSync(join(image.directory, 'built.txt'), 'utf8')).toBe('HelloSECRET=1');
    expect(image.variables).toEqual({ GREETING: 'warm' });
    const [before] = readdirSync(join(image.root, '..'));
    expect(readdirSync(join(image.root, '..', before!, 'srv/app/src'))).toEqual(['greeting.txt']);
    expect(existsSync(join(image.root, '..', before!, 'srv/app/.env'))).toBe(false);
    await image.remove();
    expect(existsSync(image.root)).toBe(false);
  });

  it('are not made when a step fails, which says what it printed', async () => {
    await expect(build(dockerfile.replace('mkdir -m 1777 kept', 'echo no room; exit 3'))).rejects.toThrow(/no room/);
  });

  it('are well once their own health check says so, as what they start says otherwise why not', async () => {
    const image = await build();
    const stop = await startImage(image, image.command, {});

    expect(existsSync(join(image.directory, 'kept/well'))).toBe(true);
    await stop();
    rmSync(join(image.directory, 'kept/well'));
    await expect(startImage(image, ['sh', '-c', 'echo no database; exit 1'], {})).rejects.toThrow('no database');
    await image.remove();
  });

  it.runIf(process.getuid?.() === 0)('let nobody write but where they let everybody', async () => {
    const image = await build();

    await expect(runInImage(image, ['touch', 'built.txt'], {})).rejects.toThrow('Permission denied');
    await expect(runInImage(image, ['touch', 'new.txt'], {})).rejects.toThrow('Permission denied');
    await expect(runInImage(image, ['touch', 'kept/new.txt'], {})).resolves.toBeUndefined();
    await image.remove();
  });
});
