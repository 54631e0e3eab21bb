import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds within which a mail has to arrive. */
const PATIENCE = 30_000;

interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Headers and body as people read them. */
  readonly text: string;
}

/** Keeps the mails that the server received. */
export class Mailbox {
  readonly mails: Mail[] = [];

  take(data: string): void {
    const text = decoded(data);
    const header = (name: string): string => new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'mi').exec(text)?.[1] ?? '';
    this.mails.push({ to: header('To').replaceAll(/[<>]/g, ''), subject: header('Subject'), text });
  }

  /** Waits for a mail to an address; `subject` is the whole of it. Rejects when none has come after half a minute. */
  async waitFor(to: string, subject: string): Promise<Mail> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const found = this.mails.find((mail) => mail.to === to && mail.subject === subject);
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(
          `No mail "${subject}" has come to ${to}. There are: ${this.mails.map((mail) => `${mail.to} "${mail.subject}"`).join(', ')}`,
        );
      await pause(100);
    }
  }
}

/** Undoes quoted-printable: line ends that are none, and letters by their numbers. */
function decoded(data: string): string {
  return data
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
