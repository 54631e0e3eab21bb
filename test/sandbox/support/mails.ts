import type { Sandbox } from '#sandbox/sandbox';
import type { Mail } from '#sandbox/shop/outbox';
import { listMails } from '#sandbox/shop/outbox';

/** The mails to an address, oldest first. */
export async function mailsTo({ database }: Pick<Sandbox, 'database'>, address: string): Promise<readonly Mail[]> {
  return (await listMails(database)).filter(({ to }) => to === address).toReversed();
}

/** The newest mail to an address. */
export async function newestMailTo(sandbox: Pick<Sandbox, 'database'>, address: string): Promise<Mail> {
  const mail = (await mailsTo(sandbox, address)).at(-1);
  if (!mail) throw new Error(`No mail was sent to ${address}.`);
  return mail;
}

export async function subjectsTo(sandbox: Pick<Sandbox, 'database'>, address: string): Promise<readonly string[]> {
  return (await mailsTo(sandbox, address)).map(({ subject }) => subject);
}
