import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { liveShop } from '#test/support/live-shop';

const engine = new EngineUnderTest();
before(() => engine.start({ variables: { ...liveShop, SHOP_API_OPEN: 'true' } }));
after(() => engine.stop());

async function ask(query: string): Promise<string> {
  const response = await fetch(`${engine.url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

describe('The shop API of a live shop that is open to other clients', () => {
  it('answers the operations of others', async () => {
    assert.match(await ask('{ countryStates(countryIso: "US") { abbr } }'), /"abbr":"CA"/);
  });

  it('reveals no further operations', async () => {
    assert.match(await ask('{ __schema { types { name } } }'), /introspection/i);
    assert.doesNotMatch(await ask('{ countryState(countryIso: "US") { abbr } }'), /did you mean/i);
  });

  it('refuses a call that asks for everything at once', async () => {
    const lines =
      'items { lines { discounts { description } order { lines { order { lines { order { lines { order { lines { id } } } } } } } } } }';
    assert.match(await ask(`{ placedOrders(page: 1, perPage: 100) { ${lines} } }`), /too complex/i);
  });
});
