import { runInAction } from 'mobx';
import { ImportAddresses, type ImportOutcome } from '#src/application/group-order/import-addresses';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import type { NewAddress } from '#src/domain/group-order/address-rows';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { groupOrderMessages } from './group-order-messages';

const { imported: messages } = groupOrderMessages;
/** The maximum size in bytes; ten thousand addresses need a tenth of it. */
const largestFile = 5_000_000;

interface ChosenFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface Outcome {
  /** The number of addresses after the import. */
  readonly total: number;
  readonly tone: 'success' | 'error';
  readonly lines: readonly string[];
  /** Addresses that were left out, until the shopper wants them. */
  readonly repeated?: readonly NewAddress[];
}

export class ImportPresenter {
  static readonly uses = { importAddresses: ImportAddresses, state: GroupOrderState };
  static readonly isShared = false;

  pasted = '';
  readonly reading = new Action();
  private last: Outcome | undefined = undefined;

  constructor(private readonly use: Used<typeof ImportPresenter.uses>) {
    autoObservable(this);
  }

  /** Holds until an address is removed: its numbers are wrong then. */
  get outcome(): Outcome | undefined {
    return this.last && this.use.state.addresses.length >= this.last.total ? this.last : undefined;
  }

  type(text: string): void {
    this.pasted = text;
  }

  /** Rows that were not imported stay to be corrected. */
  async takePasted(): Promise<void> {
    if (this.pasted.length > largestFile) this.fail(messages.tooBig);
    else if (await this.read(async () => this.pasted)) runInAction(() => (this.pasted = ''));
  }

  async takeFile(file: ChosenFile): Promise<void> {
    if (file.size > largestFile) this.fail(messages.tooBig);
    else await this.read(async () => new Uint8Array(await file.arrayBuffer()));
  }

  addRepeated(): void {
    const { repeated = [] } = this.outcome ?? {};
    this.tell(this.use.importAddresses.addRepeated(repeated));
  }

  private async read(source: () => Promise<string | Uint8Array>): Promise<boolean> {
    this.last = undefined;
    const result = await this.reading.run(async () => this.use.importAddresses.execute(await source()));
    if (result.kind !== 'done') return false;
    runInAction(() => this.tell(result.value));
    return result.value.kind === 'added';
  }

  private fail(line: string): void {
    this.last = { tone: 'error', lines: [line], total: this.use.state.addresses.length };
  }

  private tell(outcome: ImportOutcome): void {
    this.last = { ...describe(outcome), total: this.use.state.addresses.length };
  }
}

function describe(outcome: ImportOutcome): Omit<Outcome, 'total'> {
  switch (outcome.kind) {
    case 'empty':
      return { tone: 'error', lines: [messages.empty] };
    case 'columns-missing':
      return { tone: 'error', lines: [messages.missing(outcome.missing)] };
    case 'workbook':
      return { tone: 'error', lines: [messages.workbook[outcome.program]] };
    case 'too-many':
      return { tone: 'error', lines: [messages.tooMany(outcome.count)] };
    case 'added': {
      const { count, repeated, unused, above, leftOut, assumed } = outcome;
      return {
        tone: 'success',
        repeated,
        lines: [
          messages.added(count),
          ...(assumed ? [messages.assumed(assumed)] : []),
          ...(above > 0 ? [messages.above(above)] : []),
          ...(leftOut.length > 0 ? [messages.leftOut(leftOut)] : []),
          ...(repeated.length > 0 ? [messages.repeated(repeated.flatMap(({ row = [] }) => row))] : []),
          ...(unused > 0 ? [messages.unused(unused)] : []),
        ],
      };
    }
  }
}
