import type { ContactContent, FaqContent, Question, QuestionGroup } from '#src/domain/contact/contact-content';
import type { ContactDetails } from '#src/domain/contact/contact-details';
import { plainText } from '#src/domain/content/prose';
import { contactKind, type MailingList } from '#src/domain/mailing-list/mailing-list';
import type { MailingListContent } from '#src/domain/page/page-content';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { group, list, prose, readEntry, refined, text, unread } from './entry-checks';
import { listingMeta, listingProse, pageFields, toPageMeta } from './page-entries';

/** A text whose headings are groups, with questions as the headings below them. */
const questionGroups: Check<readonly QuestionGroup[]> = refined(prose(), (body, refuse) => {
  const groups: (QuestionGroup & { readonly questions: Question[] })[] = [];
  for (const block of body) {
    const last = groups.at(-1);
    if (block.kind === 'heading' && block.level === 2)
      groups.push({ id: block.id, title: plainText(block.spans), questions: [] });
    else if (!last) refuse('must begin with the heading of a group');
    else if (block.kind === 'heading')
      last.questions.push({ id: block.id, question: plainText(block.spans), answer: [] });
    else {
      const question = last.questions.pop() ?? refuse(`has words below "${last.title}" that answer no question`);
      last.questions.push({ ...question, answer: [...question.answer, block] });
    }
  }
  for (const { question, answer } of groups.flatMap(({ questions }) => questions))
    if (answer.length === 0) refuse(`has no answer to "${question}"`);
  return groups;
});
const faqShape = fields({ body: questionGroups, ...pageFields });

/** Throws `wrong_shape` when text is outside of a question, or when a question has no answer. */
export function faqOf(entry: ContentEntry): FaqContent {
  const { body: groups, ...page } = readEntry(entry, faqShape);
  return { kind: 'faq', ...toPageMeta(page), groups };
}

const contactPath = '/contact/';

/** The page exists without an entry of its own. Throws `wrong_shape` when a field is missing or malformed. */
export function contactOf(entry: ContentEntry | undefined, settings: ContentEntry): ContactContent {
  const details = contactDetailsOf(settings);
  return {
    kind: 'contact',
    ...listingMeta(contactPath, entry),
    body: listingProse(entry),
    ...(details && { details }),
  };
}

const contactShape = fields({
  contact: noneOr(group({ street: text, city: text, state: text, zipcode: text, hours: list(text) })),
});

/** Reads the shop's address and opening hours; undefined where editors give none. Throws `wrong_shape` when malformed. */
export function contactDetailsOf(settings: ContentEntry): ContactDetails | undefined {
  const { contact } = readEntry(settings, contactShape);
  if (!contact) return undefined;
  const { hours, ...address } = contact;
  return { address, hours };
}

const listOfPath: ReadonlyMap<string, MailingList> = new Map([
  ['/newsletter/', 'newsletter'],
  ['/sms-opt-in/', 'sms'],
  ['/mothers-day-opt-out/', 'mothers-day'],
  ['/fathers-day-opt-out/', 'fathers-day'],
]);

/** The list that a page is about, if any. */
export function mailingListAt(path: string): MailingList | undefined {
  return listOfPath.get(path);
}

/** Throws `wrong_shape` when a field is missing or malformed: a form for phone numbers must have the text of the consent. */
export function mailingListOf(entry: ContentEntry, mailingList: MailingList): MailingListContent {
  const isPhone = contactKind(mailingList) === 'phone';
  const sections = isPhone ? group({ consent: text }) : unread;
  const page = readEntry(entry, fields({ ...pageFields, body: prose(), sections }));
  return {
    kind: 'mailing-list',
    ...toPageMeta(page),
    list: mailingList,
    body: page.body,
    ...page.sections,
  };
}
