import { SiteSearch } from '#src/application/ports/content/site-search';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { SearchEntry } from '#src/domain/search/search-entry';
import { type SearchGroup, suggestionsOf } from '#src/domain/search/search-results';
import { readSearchText, searchWords } from '#src/domain/search/search-text';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SearchAnswer } from './search-answer';
import { searchAddress } from './search-query';

/** Milliseconds without a key before a search. */
export const typingPause = 200;

/** Keeps the suggestion that the arrow keys have reached. */
export class SuggestionsPresenter implements Presenter {
  static readonly uses = { search: SiteSearch, scheduler: Scheduler };
  static readonly isShared = false;

  typed = '';
  readonly answer: SearchAnswer;
  private activePath: string | undefined = undefined;
  private cancel: () => void = () => undefined;

  constructor(private readonly use: Used<typeof SuggestionsPresenter.uses>) {
    this.answer = new SearchAnswer({ search: use.search, scheduler: use.scheduler });
    autoObservable(this, { answer: false, cancel: false });
  }

  mount(): () => void {
    return () => {
      this.cancel();
      this.answer.forget();
    };
  }

  /** True when the typed text is longer than the search uses. */
  get isCut(): boolean {
    return readSearchText(this.typed).isCut;
  }

  get groups(): readonly SearchGroup[] {
    return this.answer.error ? [] : suggestionsOf(this.answer.groups ?? []);
  }

  get suggestions(): readonly SearchEntry[] {
    return this.groups.flatMap(({ entries }) => entries);
  }

  /** Includes the suggestions; undefined until there are results for the typed text. */
  get total(): number | undefined {
    if (!this.answer.isCurrent || this.answer.asked === '') return undefined;
    return this.answer.groups?.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  /** Enter opens this path. */
  get active(): string | undefined {
    return this.suggestions.find(({ path }) => path === this.activePath)?.path;
  }

  /** The active suggestion, or all results. */
  get target(): string {
    return this.active ?? searchAddress({ text: this.typed });
  }

  type(typed: string): void {
    this.typed = typed;
    this.activePath = undefined;
    this.cancel();
    const { text } = readSearchText(typed);
    if (searchWords(text).length === 0) return this.answer.forget();
    this.cancel = this.use.scheduler.after(typingPause, () => void this.answer.ask(text));
  }

  /** Past the ends none is active, as during typing. */
  move(step: 1 | -1): void {
    const paths = [undefined, ...this.suggestions.map(({ path }) => path)];
    const index = paths.indexOf(this.active);
    this.activePath = paths[(index + step + paths.length) % paths.length];
  }

  /** Enter opens all results then. */
  leaveSuggestions(): void {
    this.activePath = undefined;
  }

  retry(): void {
    void this.answer.ask(readSearchText(this.typed).text);
  }
}
