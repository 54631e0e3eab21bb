import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import type { ContactDetails } from './contact-details';

/** A frequent question; its id is that of its place on the page, which links lead to. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: Prose;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions and their answers (spec §2 faq). */
export interface FaqContent extends PageMeta {
  readonly kind: 'faq';
  readonly groups: readonly QuestionGroup[];
}

/** The ways to reach the shop (spec §2 contact). */
export interface ContactContent extends PageMeta {
  readonly kind: 'contact';
  readonly body: Prose;
  readonly details?: ContactDetails;
}
