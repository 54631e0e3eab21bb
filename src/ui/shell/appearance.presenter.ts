import { type Appearance, StoredAppearance } from '#src/application/ports/browser/stored-appearance';
import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { DocumentHead } from './page-head';

/** Light or dark pages, as the system has it or as the visitor chose, in every tab of this browser (spec §2 Page shell). */
export class AppearancePresenter implements Presenter {
  static readonly uses = { stored: StoredAppearance, head: DocumentHead };
  static readonly isShared = true;

  /** Undefined while the system decides, and until the page is hydrated: the document is the same for everyone. */
  chosen: Appearance | undefined = undefined;

  constructor(private readonly use: Used<typeof AppearancePresenter.uses>) {
    autoObservable(this);
  }

  mount(): () => void {
    this.follow();
    return this.use.stored.onChange(() => this.follow());
  }

  /** Undefined leaves the choice to the system again. */
  choose(appearance: Appearance | undefined): void {
    if (appearance === undefined) this.use.stored.clear();
    else this.use.stored.write(appearance);
    this.apply(appearance);
  }

  private follow(): void {
    this.apply(this.use.stored.read());
  }

  private apply(appearance: Appearance | undefined): void {
    this.chosen = appearance;
    this.use.head.appear(appearance);
  }
}
