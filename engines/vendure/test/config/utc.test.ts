import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import { requireUtc } from '#src/processes/utc';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false, variables: { SALES_TAX: 'zones' } }));
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;
const url = (): string => String((database().options as { readonly url?: string }).url);

describe('The start of the engine (spec §3 Adjustment)', () => {
  it('is refused in another time zone than UTC, of the process or of the database', async () => {
    await requireUtc(url(), 'UTC');
    await assert.rejects(requireUtc(url(), 'America/New_York'), /process runs in the time zone America\/New_York/);
    const name = new URL(url()).pathname.slice(1);
    await database().query(`ALTER DATABASE "${name}" SET timezone TO 'America/New_York'`);
    await assert.rejects(requireUtc(url(), 'UTC'), /database runs in the time zone America\/New_York/);
    await database().query(`ALTER DATABASE "${name}" RESET timezone`);
  });
});
