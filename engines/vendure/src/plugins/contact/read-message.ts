import { fieldsOf, isStorable } from '#src/http/sent-json';
import { nameProblem, textOf } from '#src/plugins/core/sent-fields';
import { invalid } from '#src/plugins/core/shop-failure';
import { blank, isEmail, lengthProblem, lineProblem, normalEmail } from '#src/plugins/core/text-checks';

/** A message to the shop. */
export interface SentMessage {
  readonly topic: string;
  /** Its form was checked and nothing else, so that no caller can find out which orders there are. */
  readonly orderNumber: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

/** The topics of the contact page, as those who read the message call them. */
export const topicNames: ReadonlyMap<string, string> = new Map([
  ['address', 'The address on an order'],
  ['damage', 'Something damaged or missing'],
  ['payment', 'A payment'],
  ['club', 'The can club'],
  ['gift-card', 'A gift card'],
  ['wine', 'A wine'],
  ['team-tasting', 'A tasting for a team'],
  ['account', 'An account'],
  ['other', 'Something else'],
]);

/** Characters, the most that each may have. */
const longestName = 80;
const longestText = 5000;
const longestKey = 100;

/** Reads a message with the key that it has. Refuses one that is not valid, by its fields. */
export function readMessage(body: unknown): { readonly key: string; readonly message: SentMessage } {
  const sent = fieldsOf(fieldsOf(body)['contact_message']);
  const [topic, name, text] = [textOf(sent['topic']), textOf(sent['name']), textOf(sent['text'])];
  const key = textOf(sent['idempotency_key']);
  const email = normalEmail(textOf(sent['email']));
  const number = textOf(sent['order_number']).toUpperCase();
  const problems = {
    topic: topicNames.has(topic) ? undefined : 'is not included in the list',
    name: nameProblem(name, longestName),
    email: isEmail(email) ? undefined : 'is invalid',
    text: problemOfText(text),
    order_number: number === '' || /^[A-Z]{1,3}\d{6,12}$/.test(number) ? undefined : 'is invalid',
    idempotency_key: key === '' ? blank : lineProblem(key, longestKey),
  };
  const errors = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]] as const] : []));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return {
    key,
    message: { topic, orderNumber: number || undefined, name: oneLine(name), email, text },
  };
}

function problemOfText(text: string): string | undefined {
  if (text === '') return blank;
  return isStorable(text) ? lengthProblem(text, longestText) : 'is invalid';
}

/** A name with breaks could look like more lines of the mail than there are. */
function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ');
}
