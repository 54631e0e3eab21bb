import { runInAction } from 'mobx';
import { SiteSearch } from '#src/application/ports/content/site-search';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { type SearchGroup, searchGroups } from '#src/domain/search/search-results';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';

/** Milliseconds after which the page shows that results are loading. */
export const slowAnswer = 400;

interface Answer {
  readonly text: string;
  readonly groups: readonly SearchGroup[];
}

/** Drops late results for an older text. */
export class SearchAnswer {
  static readonly uses = { search: SiteSearch, scheduler: Scheduler };

  asked = '';
  isSlow = false;
  private readonly found: Resource<Answer>;
  private cancel: () => void = () => undefined;

  constructor(private readonly use: Used<typeof SearchAnswer.uses>) {
    this.found = new Resource(async () => {
      const text = this.asked;
      return { text, groups: searchGroups(await use.search.search(text), text) };
    });
    autoObservable(this, { cancel: false });
  }

  /** Keeps the results of the text before while the next ones load. */
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

  /** Asks nothing when the results are there. */
  async ask(text: string): Promise<void> {
    this.asked = text;
    if (this.isCurrent) return;
    this.stopWaiting();
    this.cancel = this.use.scheduler.after(slowAnswer, () => runInAction(() => (this.isSlow = true)));
    await this.found.reload();
    if (this.asked === text) this.stopWaiting();
  }

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
