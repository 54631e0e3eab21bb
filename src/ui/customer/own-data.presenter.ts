import { runInAction } from 'mobx';
import { CollectCustomerData } from '#src/application/customer/collect-customer-data';
import { FileSaver } from '#src/application/ports/browser/file-saver';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import type { CustomerDataPart } from '#src/domain/customer/customer-data';
import { writeDay } from '#src/domain/interval/calendar-day';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { profileMessages } from './profile-messages';

export class OwnDataPresenter {
  static readonly dependencies: DependenciesOf<typeof OwnDataPresenter> = [CollectCustomerData, FileSaver, Clock];
  static readonly isShared = false;

  readonly collecting = new Action();
  /** Undefined before the first file. */
  missing: readonly CustomerDataPart[] | undefined = undefined;

  constructor(
    private readonly collectData: CollectCustomerData,
    private readonly fileSaver: FileSaver,
    private readonly clock: Clock,
  ) {
    autoObservable(this);
  }

  get failure(): string | undefined {
    return describeFailure(this.collecting.error);
  }

  async download(): Promise<void> {
    this.missing = undefined;
    const result = await this.collecting.run(() => this.collectData.execute());
    if (result.kind !== 'done') return;
    const { text, missing } = result.value;
    const day = writeDay(this.clock.now());
    this.fileSaver.save({ name: profileMessages.data.fileName(day), type: 'application/json', text });
    runInAction(() => (this.missing = missing));
  }
}
