import { ContentReader } from '#src/application/ports/content/content-reader';
import { SpreadsheetReader, type Table } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { addAddresses, readAddressRows, type ReadRows } from '#src/domain/group-order/address-rows';
import { groupOrderLimits } from '#src/domain/group-order/group-order';
import { ChangeGroupOrder } from './change-group-order';

export type ImportOutcome =
  | {
      readonly kind: 'added';
      readonly count: number;
      /** Addresses that were in the list already. */
      readonly repeated: number;
      /** The number of columns that were not used. */
      readonly unused: number;
    }
  | Exclude<ReadRows, { kind: 'read' }>;

/** Adds the addresses of a table to the group order (docs/adr/0055): a table that was pasted, or a CSV file. */
export class ImportAddresses {
  static readonly dependencies: DependenciesOf<typeof ImportAddresses> = [
    SpreadsheetReader,
    ContentReader,
    GroupOrderState,
    ChangeGroupOrder,
  ];

  constructor(
    private readonly spreadsheets: SpreadsheetReader,
    private readonly content: ContentReader,
    private readonly state: GroupOrderState,
    private readonly change: ChangeGroupOrder,
  ) {}

  /** Rejects with GatewayError when the reader or the list of states cannot be loaded. */
  async execute(source: string | Uint8Array): Promise<ImportOutcome> {
    const { spreadsheets } = this;
    const table =
      typeof source === 'string' ? await spreadsheets.readText(source) : await spreadsheets.readFile(source);
    return this.add(table, await this.content.readCatalogue());
  }

  private add(table: Table, { products, regions }: Awaited<ReturnType<ContentReader['readCatalogue']>>): ImportOutcome {
    const chosen = [...this.state.products, ...this.state.addons];
    const present = this.state.addresses;
    let last = Math.max(0, ...present.map(({ id }) => Number(id)));
    const read = readAddressRows(table, {
      products: products.filter(({ sku }) => chosen.some((item) => item.sku === sku)),
      regions,
      nextId: () => String((last += 1)),
    });
    if (read.kind !== 'read') return read;
    const { addresses, repeated } = addAddresses(present, read.addresses);
    if (addresses.length > groupOrderLimits.addresses) return { kind: 'too-many', count: addresses.length };
    this.change.execute({ addresses });
    return { kind: 'added', count: addresses.length - present.length, repeated, unused: read.unused };
  }
}
