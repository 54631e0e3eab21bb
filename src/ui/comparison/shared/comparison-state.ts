import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import {
  comparedFromText,
  comparedToText,
  type ComparisonChange,
  toggleCompared,
} from '#src/domain/comparison/comparison';
import { autoObservable } from '#src/ui/kit/auto-observable';

const draftName = 'comparison';

/** This tab keeps the cans over a reload. */
export class ComparisonState {
  static readonly uses = { drafts: DraftStorage };

  skus: readonly string[] = [];
  /** True when the last can was one too many. */
  wasFull = false;

  constructor(private readonly use: Used<typeof ComparisonState.uses>) {
    autoObservable(this);
  }

  restore(): void {
    this.skus = comparedFromText(this.use.drafts.read(draftName)['cans'] ?? '');
  }

  toggle(sku: string): ComparisonChange['kind'] {
    const change = toggleCompared(this.skus, sku);
    if (change.kind === 'full') this.wasFull = true;
    else this.replaceAll(change.skus);
    return change.kind;
  }

  replaceAll(skus: readonly string[]): void {
    this.skus = skus;
    this.wasFull = false;
    this.use.drafts.write(draftName, { cans: comparedToText(skus) });
  }
}
