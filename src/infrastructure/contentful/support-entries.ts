import type { ContactContent, FaqContent, Question, QuestionGroup } from '#src/domain/contact/contact-content';
import type { ContactDetails } from '#src/domain/contact/contact-details';
import { plainText } from '#src/domain/content/prose';
import { contactKind, type MailingList } from '#src/domain/mailing-list/mailing-list';
import type { MailingListContent } from '#src/domain/page/page-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';
import { listingMeta, listingProse, pageMetaOf } from './page-entries';

/**
 * A text whose headings are groups, with questions as the headings below them. Throws `wrong_shape` when text is outside of
 * a question, or when a question has no answer.
 */
export function faqOf(entry: ContentEntry): FaqContent {
  const fields = new FieldReader(entry);
  const reject = (problem: string) => fields.reject('body', problem);
  const groups: (QuestionGroup & { readonly questions: Question[] })[] = [];
  for (const block of fields.prose('body')) {
    const group = groups.at(-1);
    if (block.kind === 'heading' && block.level === 2)
      groups.push({ id: block.id, title: plainText(block.spans), questions: [] });
    else if (!group) reject('must begin with the heading of a group');
    else if (block.kind === 'heading')
      group.questions.push({ id: block.id, question: plainText(block.spans), answer: [] });
    else {
      const question = group.questions.pop() ?? reject(`has words below "${group.title}" that answer no question`);
      group.questions.push({ ...question, answer: [...question.answer, block] });
    }
  }
  for (const { question, answer } of groups.flatMap(({ questions }) => questions))
    if (answer.length === 0) reject(`has no answer to "${question}"`);
  return { kind: 'faq', ...pageMetaOf(fields), groups };
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

/** Reads the shop's address and opening hours; undefined where editors give none. Throws `wrong_shape` when malformed. */
export function contactDetailsOf(settings: ContentEntry): ContactDetails | undefined {
  const fields = new FieldReader(settings);
  if (!fields.has('contact')) return undefined;
  const contact = fields.object('contact');
  return {
    address: {
      street: contact.text('street'),
      city: contact.text('city'),
      state: contact.text('state'),
      zipcode: contact.text('zipcode'),
    },
    hours: contact.texts('hours'),
  };
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
export function mailingListOf(entry: ContentEntry, list: MailingList): MailingListContent {
  const fields = new FieldReader(entry);
  return {
    kind: 'mailing-list',
    ...pageMetaOf(fields),
    list,
    body: fields.prose('body'),
    ...(contactKind(list) === 'phone' && { consent: fields.object('sections').text('consent') }),
  };
}
