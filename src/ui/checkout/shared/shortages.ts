import { runInAction } from 'mobx';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import type { Used } from '#src/application/ports/token';
import { describeShortages } from '#src/ui/cart/shared/line-row';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class Shortages {
  static readonly uses = { findUnavailableLines: FindUnavailableLines };
  static readonly isShared = false;

  names: readonly string[] = [];
  private readonly finding = new Action();

  constructor(private readonly use: Used<typeof Shortages.uses>) {
    autoObservable(this);
  }

  /** When the products cannot be read, a refusal has no names. */
  async find(): Promise<void> {
    this.names = [];
    const result = await this.finding.run(() => this.use.findUnavailableLines.execute());
    if (result.kind === 'done') runInAction(() => (this.names = describeShortages(result.value)));
  }
}
