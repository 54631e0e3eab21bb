import { reaction } from 'mobx';
import { FindStores, type FoundStores } from '#src/application/geography/find-stores';
import type { Used } from '#src/application/ports/token';
import type { Store } from '#src/domain/geography/store';
import { readPlaceText } from '#src/domain/geography/store-search';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form, type Problems } from '#src/ui/kit/form';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { storeMapMessages } from './store-map-messages';

interface Given {
  readonly stores: readonly Store[];
  readonly near: string;
}

interface Answer {
  readonly near: string;
  readonly found: FoundStores;
}

const { problems } = storeMapMessages;

/** Presents the stores near a place (spec §2 find-us-in-stores). */
export class StoreSearchPresenter implements Presenter {
  static readonly uses = { findStores: FindStores };
  static readonly isShared = false;

  readonly form = new Form<'near'>({ empty: { near: '' }, findProblems: placeProblems });
  /** The form's text counts until the address has it. */
  private asked = '';
  readonly answer: Resource<Answer>;

  constructor(
    private readonly use: Used<typeof StoreSearchPresenter.uses>,
    private readonly given: Given,
  ) {
    this.answer = new Resource(async () => {
      const near = this.asked;
      return { near, found: await this.use.findStores.execute(near, this.given.stores) };
    });
    autoObservable(this);
  }

  mount(): () => void {
    return reaction(
      () => this.given.near,
      (near) => void this.show(near),
      { fireImmediately: true },
    );
  }

  get isSearching(): boolean {
    return this.answer.isLoading;
  }

  get found(): Exclude<FoundStores, { readonly kind: 'unknown-place' }> | undefined {
    const { value } = this.answer;
    return value?.near === this.given.near && value.found.kind !== 'unknown-place' ? value.found : undefined;
  }

  /** Has the order of the numbers on the map. */
  get foundStores(): readonly { readonly store: Store; readonly miles?: number }[] {
    const { found } = this;
    if (!found) return [];
    return found.kind === 'in-state' ? found.stores.map((store) => ({ store })) : found.stores;
  }

  /** Resolves to undefined when the form shows a problem. */
  async submit(): Promise<string | undefined> {
    if (!this.form.check()) return undefined;
    const { near } = this.form.entered;
    return (await this.search(near)) ? near : undefined;
  }

  private async show(near: string): Promise<void> {
    if (near !== this.form.entered.near) this.form.start({ near });
    if (near === '' || near === this.answer.value?.near) return;
    if (this.form.check()) await this.search(near);
  }

  private async search(near: string): Promise<boolean> {
    this.asked = near;
    await this.answer.reload();
    const { value } = this.answer;
    if (value?.near !== near) return false;
    if (value.found.kind === 'unknown-place') this.form.refuse({ near: problems.unknown });
    return value.found.kind !== 'unknown-place';
  }
}

function placeProblems({ near }: { readonly near: string }): Problems<'near'> {
  if (readPlaceText(near)) return {};
  return { near: near === '' ? problems.empty : problems.malformed };
}
