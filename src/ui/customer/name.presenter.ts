import { reaction } from 'mobx';
import { UpdateCustomer } from '#src/application/customer/update-customer';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { findNameProblems } from './profile-checks';
import { profileMessages } from './profile-messages';

const draft = 'profile-name';

/** Presents changing the customer's name (spec §7 PATCH users). */
export class NamePresenter implements Presenter {
  static readonly uses = { updateCustomer: UpdateCustomer, customer: CustomerState, drafts: DraftStorage };
  static readonly isShared = false;

  readonly form: Form<'name'>;
  readonly saving = new Action();
  notice: string | undefined = undefined;

  constructor(private readonly use: Used<typeof NamePresenter.uses>) {
    this.form = new Form({
      empty: { name: '' },
      findProblems: findNameProblems,
      saveDraft: (typed) => use.drafts.write(draft, typed),
    });
    autoObservable(this);
  }

  mount(): () => void {
    return reaction(
      () => this.use.customer.current?.name ?? '',
      (known) => this.form.start({ name: this.use.drafts.read(draft)['name'] ?? known }),
      { fireImmediately: true },
    );
  }

  get failure(): string | undefined {
    return this.form.problems.name === undefined ? describeFailure(this.saving.error) : undefined;
  }

  async save(): Promise<boolean> {
    this.notice = undefined;
    if (!this.form.check()) return false;
    const { name } = this.form.entered;
    const result = await this.saving.run(() => this.use.updateCustomer.execute({ name }));
    if (result.kind === 'failed') this.refuse(result.error.errors['name']);
    if (result.kind !== 'done') return false;
    this.finish();
    return true;
  }

  private refuse(nameProblems: readonly string[] | undefined): void {
    if (nameProblems) this.form.refuse({ name: profileMessages.name.problems.long });
  }

  private finish(): void {
    this.use.drafts.clear(draft);
    this.notice = profileMessages.name.saved;
  }
}
