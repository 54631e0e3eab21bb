import { runInAction } from 'mobx';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import type { DependenciesOf } from '#src/application/ports/token';
import { describeShortages } from '#src/ui/cart/shared/line-row';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class Shortages {
  static readonly dependencies: DependenciesOf<typeof Shortages> = [FindUnavailableLines];
  static readonly isShared = false;

  names: readonly string[] = [];
  private readonly finding = new Action();

  constructor(private readonly findUnavailableLines: FindUnavailableLines) {
    autoObservable(this);
  }

  /** When the products cannot be read, a refusal has no names. */
  async find(): Promise<void> {
    this.names = [];
    const result = await this.finding.run(() => this.findUnavailableLines.execute());
    if (result.kind === 'done') runInAction(() => (this.names = describeShortages(result.value)));
  }
}
