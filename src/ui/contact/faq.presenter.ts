import type { DependenciesOf } from '#src/application/ports/token';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { faqMessages } from './faq-messages';

/** Says how many questions match: once, when the typing stops. */
export class FaqPresenter {
  static readonly dependencies: DependenciesOf<typeof FaqPresenter> = [SettledMessage];
  static readonly isShared = false;

  constructor(private readonly settled: SettledMessage) {}

  announce(found: number, all: number): void {
    this.settled.announce(found === 0 ? faqMessages.nothing.title : faqMessages.count(found, all));
  }
}
