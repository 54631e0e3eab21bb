import type { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { contactLimits, type ContactMessage, contactTopics, orderNumber } from '#src/domain/contact/contact-message';
import type { Instant } from '#src/domain/interval/interval';
import { oneLine } from '#src/domain/text/one-line';
import { isEmail } from '#test/fakes/is-email';
import { CallScript } from '#test/fakes/shop/call-script';
import { invalid, rateLimited } from '#test/fakes/shop/refusals';

const allowedInMinute = 5;
const minute = 60_000;

/** Keeps the messages that reached the shop, by their keys. */
export class InMemoryContactGateway extends CallScript<keyof ContactGateway> implements ContactGateway {
  private readonly landed = new Map<string, { readonly message: ContactMessage; readonly at: Instant }>();

  constructor(private readonly now: () => Instant) {
    super();
  }

  get messages(): readonly ContactMessage[] {
    return [...this.landed.values()].map(({ message }) => message);
  }

  send(message: ContactMessage, key: string): Promise<void> {
    return this.run('send', () => {
      const errors = problems(message);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const known = this.landed.get(key);
      if (known && JSON.stringify(known.message) !== JSON.stringify(message))
        throw invalid({ base: ['The key was used for another message.'] });
      if (known) return;
      const recent = [...this.landed.values()].filter(
        (one) => one.message.email === message.email && one.at > this.now() - minute,
      );
      if (recent.length >= allowedInMinute) throw rateLimited();
      this.landed.set(key, { message, at: this.now() });
    });
  }
}

function problems(message: ContactMessage): Record<string, readonly string[]> {
  const { topic, name, text, email, orderNumber: number } = message;
  return {
    ...(contactTopics.includes(topic) ? {} : { topic: ['is not included in the list'] }),
    ...lengthProblems('name', name, contactLimits.name),
    ...(/[\p{L}\p{N}]/u.test(name) ? {} : { name: ["can't be blank"] }),
    ...lengthProblems('text', text, contactLimits.text),
    ...(isEmail(email) ? {} : { email: ['is invalid'] }),
    ...(number === undefined || orderNumber(number) === number ? {} : { order_number: ['is invalid'] }),
  };
}

function lengthProblems(field: string, text: string, most: number): Record<string, readonly string[]> {
  const length = Array.from(text.trim()).length;
  if (length === 0) return { [field]: ["can't be blank"] };
  if (field === 'name' && text !== oneLine(text)) return { [field]: ['has invisible or unusual characters'] };
  return length > most ? { [field]: [`is too long (maximum is ${most} characters)`] } : {};
}
