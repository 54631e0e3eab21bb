import { runInAction } from 'mobx';
import { SiteSearch } from '#src/application/ports/content/site-search';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { DependenciesOf } from '#src/application/ports/token';
import { type SearchGroup, searchGroups } from '#src/domain/search/search-results';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';

/** Milliseconds after which the page shows that results are loading. */
export const slowAnswer = 400;

interface Answer {
  readonly text: string;
  readonly groups: readonly SearchGroup[];
}

/** The results for the last requested text; late results for an older text are dropped. */
export class SearchAnswer {
  static readonly dependencies: DependenciesOf<typeof SearchAnswer> = [SiteSearch, Scheduler];

  asked = '';
  isSlow = false;
  private readonly found: Resource<Answer>;
  private cancel: () => void = () => undefined;

  constructor(
    search: SiteSearch,
    private readonly scheduler: Scheduler,
  ) {
    this.found = new Resource(async () => {
      const text = this.asked;
      return { text, groups: searchGroups(await search.search(text), text) };
    });
    autoObservable(this, { cancel: false });
  }

  /** The last results; while the next ones load, still those of the text before. */
  get groups(): readonly SearchGroup[] | undefined {
    return this.found.value?.groups;
  }

  /** True when the results are those of the last requested text. */
  get isCurrent(): boolean {
    return this.found.value?.text === this.asked;
  }

  get error(): GatewayError | undefined {
    return this.found.error;
  }

  /** Searches, unless the results are there. */
  async ask(text: string): Promise<void> {
    this.asked = text;
    if (this.isCurrent) return;
    this.stopWaiting();
    this.cancel = this.scheduler.after(slowAnswer, () => runInAction(() => (this.isSlow = true)));
    await this.found.reload();
    if (this.asked === text) this.stopWaiting();
  }

  /** Cancels the search. */
  forget(): void {
    this.asked = '';
    this.stopWaiting();
    this.found.clear();
  }

  private stopWaiting(): void {
    this.cancel();
    this.isSlow = false;
  }
}
