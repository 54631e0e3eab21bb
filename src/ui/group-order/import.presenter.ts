import { runInAction } from 'mobx';
import { ImportAddresses, type ImportOutcome } from '#src/application/group-order/import-addresses';
import type { DependenciesOf } from '#src/application/ports/token';
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
  readonly tone: 'success' | 'error';
  readonly lines: readonly string[];
  /** Addresses that were left out, until the shopper wants them. */
  readonly repeated?: readonly NewAddress[];
}

export class ImportPresenter {
  static readonly dependencies: DependenciesOf<typeof ImportPresenter> = [ImportAddresses];
  static readonly isShared = false;

  pasted = '';
  outcome: Outcome | undefined = undefined;
  readonly reading = new Action();

  constructor(private readonly importAddresses: ImportAddresses) {
    autoObservable(this);
  }

  type(text: string): void {
    this.pasted = text;
  }

  /** Rows that were not imported stay to be corrected. */
  async takePasted(): Promise<void> {
    if (this.pasted.length > largestFile) this.outcome = { tone: 'error', lines: [messages.tooBig] };
    else if (await this.read(async () => this.pasted)) runInAction(() => (this.pasted = ''));
  }

  async takeFile(file: ChosenFile): Promise<void> {
    if (file.size > largestFile) this.outcome = { tone: 'error', lines: [messages.tooBig] };
    else await this.read(async () => new Uint8Array(await file.arrayBuffer()));
  }

  addRepeated(): void {
    const { repeated = [] } = this.outcome ?? {};
    this.outcome = describe(this.importAddresses.addRepeated(repeated));
  }

  private async read(source: () => Promise<string | Uint8Array>): Promise<boolean> {
    this.outcome = undefined;
    const result = await this.reading.run(async () => this.importAddresses.execute(await source()));
    if (result.kind !== 'done') return false;
    runInAction(() => (this.outcome = describe(result.value)));
    return result.value.kind === 'added';
  }
}

function describe(outcome: ImportOutcome): Outcome {
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
      const { count, repeated, unused, above, assumed } = outcome;
      return {
        tone: 'success',
        repeated,
        lines: [
          messages.added(count),
          ...(assumed ? [messages.assumed(assumed)] : []),
          ...(above > 0 ? [messages.above(above)] : []),
          ...(repeated.length > 0 ? [messages.repeated(repeated.flatMap(({ row = [] }) => row))] : []),
          ...(unused > 0 ? [messages.unused(unused)] : []),
        ],
      };
    }
  }
}
