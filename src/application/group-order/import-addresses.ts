import { ContentReader } from '#src/application/ports/content/content-reader';
import {
  SpreadsheetReader,
  type Table,
  type WorkbookProgram,
} from '#src/application/ports/spreadsheet/spreadsheet-reader';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import {
  type NewAddress,
  readAddressRows,
  type ReadRows,
  separateRepeated,
} from '#src/domain/group-order/address-rows';
import { groupOrderLimits } from '#src/domain/group-order/group-order';
import { ChangeGroupOrder } from './change-group-order';

interface Added {
  readonly kind: 'added';
  readonly count: number;
  /** Addresses that repeat one of the list or of the table. They are left out, until the shopper wants them. */
  readonly repeated: readonly NewAddress[];
  /** The number of columns that were not used. */
  readonly unused: number;
  /** The number of rows above the headings. */
  readonly above: number;
  /** The numbers of rows that repeat the headings or have totals. */
  readonly leftOut: readonly number[];
  /** The first address, where the columns were taken in the usual order because they have no headings. */
  readonly assumed?: NewAddress | undefined;
}

export type ImportOutcome =
  | Added
  | { readonly kind: 'workbook'; readonly program: WorkbookProgram }
  | Exclude<ReadRows, { kind: 'read' }>;

/** Adds the addresses of a table to the group order (docs/adr/0024): a table that was pasted, or a CSV file. */
export class ImportAddresses {
  static readonly uses = {
    spreadsheets: SpreadsheetReader,
    content: ContentReader,
    state: GroupOrderState,
    change: ChangeGroupOrder,
  };

  constructor(private readonly use: Used<typeof ImportAddresses.uses>) {}

  /** Rejects with GatewayError when the reader or the list of states cannot be loaded. */
  async execute(source: string | Uint8Array): Promise<ImportOutcome> {
    const { spreadsheets } = this.use;
    const table =
      typeof source === 'string' ? await spreadsheets.readText(source) : await spreadsheets.readFile(source);
    if ('program' in table) return { kind: 'workbook', program: table.program };
    return this.add(table, await this.use.content.readCatalogue());
  }

  /** Adds addresses that were left out because they repeat others. */
  addRepeated(addresses: readonly NewAddress[]): ImportOutcome {
    return this.keep({ kind: 'added', repeated: [], unused: 0, above: 0, leftOut: [] }, addresses);
  }

  private add(table: Table, { products, regions }: Awaited<ReturnType<ContentReader['readCatalogue']>>): ImportOutcome {
    const chosen = [...this.use.state.products, ...this.use.state.addons];
    const read = readAddressRows(table, {
      products: products.filter(({ sku }) => chosen.some((item) => item.sku === sku)),
      regions,
    });
    if (read.kind !== 'read') return read;
    const { addresses, unused, above, leftOut, isAssumed } = read;
    const { added, repeated } = separateRepeated(this.use.state.addresses, addresses);
    const assumed = isAssumed ? addresses[0] : undefined;
    return this.keep({ kind: 'added', repeated, unused, above, leftOut, assumed }, added);
  }

  private keep(outcome: Omit<Added, 'count'>, added: readonly NewAddress[]): ImportOutcome {
    const present = this.use.state.addresses;
    const count = present.length + added.length;
    if (count > groupOrderLimits.addresses) return { kind: 'too-many', count };
    const last = Math.max(0, ...present.map(({ id }) => Number(id)));
    const numbered = added.map((address, index) => ({ ...address, id: String(last + index + 1) }));
    if (added.length > 0) this.use.change.execute({ addresses: [...present, ...numbered] });
    return { ...outcome, count: added.length };
  }
}
