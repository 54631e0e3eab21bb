import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TransactionalConnection } from '@vendure/core';
import { IsNull, Not } from 'typeorm';
import { readBalanceFile } from '#src/import/balance-file';
import { importBalances } from '#src/import/import-balances';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { balancesOf } from '#test/support/journal';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;
const fileOf = (...rows: readonly string[]): ReturnType<typeof readBalanceFile> =>
  readBalanceFile(Buffer.from(['code,email,amount', ...rows].join('\n')));

describe('Balances of another shop (spec §3 Gift card)', () => {
  it('become gift cards and credit, once, with an opening entry in the journal', async () => {
    const { id } = await makeCustomer(engine, 'opening@example.test');
    const { balances } = fileOf('ABCD-EFGH-1234-5678,,25.50', ',Opening@example.test,7');
    assert.deepEqual(await importBalances(engine.server, balances), { made: 2, present: 0 });
    assert.deepEqual(await importBalances(engine.server, balances), { made: 0, present: 2 });
    const card = await database().getRepository(GiftCard).findOneByOrFail({ code: 'ABCDEFGH12345678' });
    assert.deepEqual(await balancesOf(engine, card), { 'gift-cards': -2550, opening: 2550 });
    const credit = await database().getRepository(StoreCredit).findOneByOrFail({ customerId: id });
    assert.deepEqual(await balancesOf(engine, credit), { opening: 700, 'store-credit': -700 });
  });

  it('are taken over all or not at all', async () => {
    const { balances } = fileOf('ZZZZ-EFGH-1234-5678,,1', ',nobody-here@example.test,7');
    await assert.rejects(importBalances(engine.server, balances), /Row 3 \| no customer/);
    assert.equal(await database().getRepository(GiftCard).existsBy({ code: 'ZZZZEFGH12345678' }), false);
  });

  it('are refused with a code that this shop has issued itself', async () => {
    const [own] = await database()
      .getRepository(GiftCard)
      .find({ where: { code: Not(IsNull()), kind: Not('opening') } });
    const { balances } = fileOf(`${own?.code},,1`);
    await assert.rejects(importBalances(engine.server, balances), /Row 2 \| this shop has issued a card/);
  });

  it('are refused with the row and the reason', () => {
    const { refused } = fileOf(
      'short,,1',
      ',,1',
      ',a@example.test,-1',
      ',b@example.test,1',
      ',b@example.test,1',
      ',x,1',
    );
    assert.deepEqual(refused, [
      { number: 2, reason: 'code has not 16 letters and digits' },
      { number: 3, reason: 'has to have a code or an email, and not both' },
      { number: 4, reason: 'amount is no sum in dollars such as 25.00' },
      { number: 6, reason: 'is in the file twice' },
      { number: 7, reason: 'email is invalid' },
    ]);
  });
});
