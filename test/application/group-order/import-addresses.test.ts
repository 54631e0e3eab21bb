import { describe, expect, it } from 'vitest';
import { ImportAddresses } from '#src/application/group-order/import-addresses';
import { GatewayError } from '#src/application/ports/gateway-error';
import { addressProblems } from '#src/domain/group-order/group-order-address';
import { outcomeOf } from '#test/application/failures';
import { openGroupOrder, stateOf } from './group-order-tab';

const headings = 'Name,Street,Apt,City,State,ZIP';
const person = (index: number, zipcode = '97201') => `Person ${index},${index} Ring Street,,Portland,OR,${zipcode}`;
const csv = (rows: readonly string[]) => [headings, ...rows].join('\r\n');
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));

describe('Addresses from a table (spec §3 Client state, groupOrder: addresses)', () => {
  it('keeps 500 addresses of which 20 are wrong, and names each of these', async () => {
    const tab = openGroupOrder({ addresses: [] });
    const rows = people(500).map((row, index) => (index % 25 === 7 ? person(index + 1, 'nowhere') : row));
    expect(await tab.get(ImportAddresses).execute(csv(rows))).toMatchObject({ kind: 'added', count: 500 });
    const { addresses } = stateOf(tab);
    expect(addresses).toHaveLength(500);
    const wrong = addresses.filter(
      (address) => addressProblems(address, stateOf(tab), tab.content.catalogue).length > 0,
    );
    expect(wrong.map(({ name, row }) => [name, row])).toEqual(
      Array.from({ length: 20 }, (_, index) => [`Person ${index * 25 + 8}`, index * 25 + 9]),
    );
  });

  it('reads the same file twice without doubling anybody', async () => {
    const tab = openGroupOrder({ addresses: [] });
    await tab.get(ImportAddresses).execute(csv(people(3)));
    expect(await tab.get(ImportAddresses).execute(csv(people(4)))).toMatchObject({ count: 1, repeated: { length: 3 } });
    const ids = stateOf(tab).addresses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('leaves equal rows out, and adds them when the shopper wants them', async () => {
    const tab = openGroupOrder({ addresses: [] });
    const imports = tab.get(ImportAddresses);
    const outcome = await imports.execute(csv([person(1), person(2), person(1)]));
    expect(outcome).toMatchObject({ count: 2, repeated: [{ name: 'Person 1', row: 4 }] });
    await imports.execute(csv([person(3)]));
    const { repeated } = outcome as Extract<typeof outcome, { kind: 'added' }>;
    expect(imports.addRepeated(repeated)).toMatchObject({ kind: 'added', count: 1, repeated: [] });
    expect(stateOf(tab).addresses.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Person 1'],
      ['2', 'Person 2'],
      ['3', 'Person 3'],
      ['4', 'Person 1'],
    ]);
  });

  it('shows the first address where the table has no headings, and only there', async () => {
    const tab = openGroupOrder({ addresses: [] });
    const imports = tab.get(ImportAddresses);
    expect(await imports.execute(person(1))).toMatchObject({ assumed: { name: 'Person 1', city: 'Portland' } });
    expect(await imports.execute(csv([person(2)]))).toMatchObject({ assumed: undefined });
  });

  it('says whose file it is that cannot be read, and changes nothing', async () => {
    const tab = openGroupOrder();
    const before = stateOf(tab).addresses;
    const workbook = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    expect(await tab.get(ImportAddresses).execute(workbook)).toEqual({ kind: 'workbook', program: 'excel' });
    expect(stateOf(tab).addresses).toBe(before);
  });

  it('takes none of ten thousand, and none beyond the free places of the list', async () => {
    const tab = openGroupOrder();
    const before = stateOf(tab).addresses;
    const read = async (count: number) => {
      const reading = tab.get(ImportAddresses).execute(csv(people(count)));
      await tab.scheduler.quiet();
      return reading;
    };
    expect(await read(10_000)).toEqual({ kind: 'too-many', count: 10_000 });
    expect(await read(999)).toEqual({ kind: 'too-many', count: 1001 });
    expect(stateOf(tab).addresses).toBe(before);
  });

  it('reads how many of a chosen thing an address gets, by its name', async () => {
    const tab = openGroupOrder({ addresses: [] });
    await tab.get(ImportAddresses).execute(`${headings},brisk white\n${person(1)},7`);
    expect(stateOf(tab).addresses[0]?.items).toEqual([{ sku: 'WHITE-1', quantity: 7 }]);
  });

  it('changes nothing when the states are not known', async () => {
    const tab = openGroupOrder({ addresses: [] });
    const failure = new GatewayError({ code: 'network_error' });
    tab.content.failNext(failure);
    expect(await outcomeOf(tab.get(ImportAddresses).execute(csv(people(1))))).toMatchObject({ reason: failure });
    expect(stateOf(tab).addresses).toEqual([]);
  });
});
