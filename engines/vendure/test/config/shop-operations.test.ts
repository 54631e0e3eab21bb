import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readShopOperations } from '#src/http/shop-operations';

const folder = mkdtempSync(join(tmpdir(), 'operations-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));

describe('The operations of the storefront', () => {
  it('are those of each release whose file is in the folder', () => {
    const text = 'query OfTheReleaseBefore{__typename} ';
    assert.equal(readShopOperations()(text), false);
    write('20261101.json', { OfTheReleaseBefore: createHash('sha256').update(text).digest('hex') });
    assert.equal(readShopOperations(folder)(text), true);
    assert.equal(readShopOperations(folder)(`${text} `), false);
  });

  it('name a file that holds something else', () => {
    for (const value of [{}, [], { A: 'query A{a}' }, 'a'.repeat(64)]) {
      write('broken.json', value);
      assert.throws(() => readShopOperations(folder), /broken\.json holds no digests/);
    }
  });
});
