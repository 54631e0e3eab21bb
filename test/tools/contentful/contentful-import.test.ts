import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writtenContent } from '#test/sandbox/support/written-content';
import { portOf } from '#test/tools/hosting/sample-site';
import { ManagementStandIn } from '#tools/contentful/management-stand-in';
import { writeContentExport } from '#tools/contentful/write-content-export';
import { listen, stop } from '#tools/shop/ports';

/** The folder of the program. */
const program = process.env['CONTENTFUL_IMPORT'];

const SCRIPT = 'require("contentful-import")(JSON.parse(process.argv[1])).catch(() => process.exit(1))';

/** Runs the import as docs/going-live.md does, in a folder that has it. */
function runImport(directory: string, options: object): Promise<{ readonly code: number; readonly output: string }> {
  const args = ['-e', SCRIPT, JSON.stringify(options)];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: directory, maxBuffer: 2 ** 26 }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: out + errors }),
    );
  });
}

/** Contentful’s own import is installed at night. */
describe.runIf(program !== undefined)('Import by Contentful’s own program (spec §3 Content types)', () => {
  it('takes every content type, entry and picture, and publishes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contentful-import-'));
    await writeContentExport({ about: 'The demo', content: writtenContent }, 'en-US', folder);
    const service = new ManagementStandIn();
    await listen(service.server, 0, 'PORT');
    const host = `127.0.0.1:${portOf(service.server)}`;
    const options = {
      spaceId: 'shop',
      managementToken: 'token',
      contentFile: join(folder, 'content.json'),
      uploadAssets: true,
      assetsDirectory: join(folder, 'assets'),
      errorLogFile: join(folder, 'errors.json'),
      rateLimit: 1000,
      useVerboseRenderer: true,
      insecure: true,
      host,
      hostUpload: host,
    };

    const { code, output } = await runImport(dirname(String(program)), options);
    await stop(service.server);

    const published = (kept: ReadonlyMap<string, { readonly isPublished: boolean }>) =>
      [...kept].filter(([, { isPublished }]) => isPublished).map(([id]) => id);
    expect(code, output).toBe(0);
    expect(service.unknown).toEqual([]);
    expect(service.refused).toEqual([]);
    expect(published(service.contentTypes)).toHaveLength(13);
    expect(published(service.entries).sort()).toEqual(writtenContent.entries.map(({ id }) => id).sort());
    expect(published(service.assets).sort()).toEqual(writtenContent.assets.map(({ id }) => id).sort());
    expect(service.uploads).toHaveLength(writtenContent.assets.length);
    expect(service.entries.get('product-GAMAY-01')?.body['fields']).toMatchObject({
      maker: { 'en-US': writtenContent.entries.find(({ id }) => id === 'product-GAMAY-01')?.fields['maker'] },
    });
  }, 300_000);
});
