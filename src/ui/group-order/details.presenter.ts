import { reaction } from 'mobx';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { emptyGroupOrder } from '#src/domain/group-order/group-order';
import { groupOrderRange } from '#src/domain/group-order/group-order-details';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { checkGroupOrder, type GroupOrderField } from './group-order-checks';

/** All parts of the page share one presenter (spec §3 Client state, groupOrder: details). */
export class GroupOrderDetailsPresenter implements Presenter {
  static readonly uses = { state: GroupOrderState, change: ChangeGroupOrder, clock: Clock };
  static readonly isShared = false;

  readonly form: Form<GroupOrderField>;

  constructor(private readonly use: Used<typeof GroupOrderDetailsPresenter.uses>) {
    this.form = new Form({
      empty: emptyGroupOrder.details,
      texts: ['giftMessage'],
      findProblems: (values) => checkGroupOrder(values, use.clock.now()),
      saveDraft: (details) => use.change.execute({ details }),
    });
    autoObservable(this);
  }

  /** Restores the stored values whenever an order is opened. */
  mount(): () => void {
    return reaction(
      () => this.use.state.opened,
      () => this.form.start(this.use.state.details),
      { fireImmediately: true },
    );
  }

  get days(): { readonly min: string; readonly max: string } {
    const { first, last } = groupOrderRange(this.use.clock.now());
    return { min: first, max: last };
  }
}
