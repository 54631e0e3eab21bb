import { runInAction } from 'mobx';
import { CollectCustomerData } from '#src/application/customer/collect-customer-data';
import { FileSaver } from '#src/application/ports/browser/file-saver';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { CustomerDataPart } from '#src/domain/customer/customer-data';
import { customerDataLeftOut } from '#src/domain/customer/customer-data';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { dayHere } from '#src/ui/kit/moment-messages';
import { profileMessages } from './profile-messages';

export class OwnDataPresenter {
  static readonly uses = {
    collectData: CollectCustomerData,
    fileSaver: FileSaver,
    clock: Clock,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly collecting = new Action();
  readonly leftOut = customerDataLeftOut;
  /** Undefined before the first file. */
  missing: readonly CustomerDataPart[] | undefined = undefined;

  constructor(private readonly use: Used<typeof OwnDataPresenter.uses>) {
    autoObservable(this);
  }

  /** Nothing is asked for that this shop does not have. */
  private get parts(): Readonly<Partial<Record<CustomerDataPart, boolean>>> {
    const { club, savedCards, storeCredit } = this.use.capabilities;
    return { subscriptions: club, cards: savedCards, storeCredit };
  }

  async download(): Promise<void> {
    this.missing = undefined;
    const result = await this.collecting.run(() => this.use.collectData.execute(this.parts));
    if (result.kind !== 'done') return;
    const { text, missing } = result.value;
    const day = dayHere(this.use.clock.now());
    this.use.fileSaver.save({ name: profileMessages.data.fileName(day), type: 'application/json', text });
    runInAction(() => (this.missing = missing));
  }
}
