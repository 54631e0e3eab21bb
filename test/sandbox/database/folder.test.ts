import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { startSandbox } from '#sandbox/sandbox';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';

let home: string;
let path: string;
let open: Sandbox | undefined;
/** All tests use one folder, one after the other, and each the sandbox that the one before left open: opening takes a second. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandbox-folder-'));
  path = join(home, 'data', 'database');
});
afterAll(async () => {
  await close();
  await rm(home, { recursive: true, force: true });
});

function start(config = recordingsConfig): Promise<Sandbox> {
  return startSandbox({ database: { kind: 'folder', path }, storefrontUrl, config, content: false });
}

async function running(config = recordingsConfig): Promise<Sandbox> {
  open ??= await start(config);
  return open;
}

async function close(): Promise<void> {
  await open?.close();
  open = undefined;
}

describe('A database folder', () => {
  it('keeps orders, stock and customers when the sandbox is stopped and started, and takes new prices over', async () => {
    const first = await running();
    const shopper = await GuestShopper.with(first, [{ sku: 'RED-1', quantity: 2 }], 'key-ada');
    const placed = await shopper.buy();
    const cart = await GuestShopper.with(first, [{ sku: 'WHITE-1', quantity: 3 }]);
    await close();

    const [white, ...others] = recordingsConfig.variants;
    const second = await running({
      ...recordingsConfig,
      variants: [{ ...white!, priceCents: 750, stock: 900 }, ...others],
    });
    const ada = new ShopClient(second, { bearer: 'key-ada' });
    expect(await ada.must('GET', `/api/orders/${placed.number}`)).toEqual(
      expect.objectContaining({ state: 'complete', total: placed.total, completed_at: placed.completed_at }),
    );
    const kept = await new ShopClient(second, { token: cart.token }).must('GET', `/api/orders/${cart.number}`);
    expect(kept.line_items).toMatchObject([
      { quantity: 3, price: '7.0', variant: { price: '7.5', total_on_hand: 50 } },
    ]);
    const { variants } = await ada.must<{ variants: readonly object[] }>('GET', '/api/variants?q[sku_in][]=RED-1');
    expect(variants).toMatchObject([{ total_on_hand: 48 }]);
  });

  it('serves one sandbox at a time, of one shop', async () => {
    const first = await running();
    await expect(start()).rejects.toThrow(`is in use by another sandbox (process ${String(process.pid)})`);
    await GuestShopper.with(first, [{ sku: 'RED-1', quantity: 1 }]);
    await close();
    await expect(start({ ...recordingsConfig, name: 'another' })).rejects.toThrow(
      'The database belongs to the shop "recordings"',
    );
    await running();
  });

  it('is taken over from a sandbox that died, and no order is held for it any more', async () => {
    const first = await running();
    const guest = await GuestShopper.with(first, [{ sku: 'RED-1', quantity: 1 }]);
    await new ShopClient(first).must('POST', `/_control/locks/${guest.number}`);
    await close();
    const { pid } = spawnSync(process.execPath, ['--version']);
    await writeFile(`${path}.claim`, String(pid));
    const second = await running();
    await new ShopClient(second, { token: guest.token }).must('PATCH', `/api/orders/${guest.number}`, {
      order: { email: 'guest@example.test' },
    });
  });

  it('says how to begin anew when its tables are of another version of the sandbox', async () => {
    const first = await running();
    await sql`update kysely_migration set name = 'tables-of-before'`.execute(first.database);
    await close();
    await expect(start()).rejects.toThrow('of another version of the sandbox. Delete its folder to begin anew.');
  });
});
