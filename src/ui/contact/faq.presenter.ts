import type { Used } from '#src/application/ports/token';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { faqMessages } from './faq-messages';

/** Says how many questions match: once, when the typing stops. */
export class FaqPresenter {
  static readonly uses = { settled: SettledMessage };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof FaqPresenter.uses>) {}

  announce(found: number, all: number): void {
    this.use.settled.announce(found === 0 ? faqMessages.nothing.title : faqMessages.count(found, all));
  }
}
