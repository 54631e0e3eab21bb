import { expect } from 'vitest';
import { sandboxUrl } from './back-end';

/** A session as the provider itself knows it. */
export interface ProviderSession {
  readonly id: string;
  readonly userId: string;
  readonly isRevoked: boolean;
}

interface WireSession {
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked_at: string | null;
}

/**
 * Trouble in a browser whose session is over at the provider: the refusal of whichever call comes first, the shop's or one of the
 * provider's client, and the client's message in the console, which cannot be switched off.
 */
export const sessionIsOver = [
  /^40[14] (POST|GET) \/sdk\/v1\/(sessions\/authenticate|users\/me)$/,
  /^console warning: \[Stytch\] Session background refresh failed/,
] as const;

const levers = `${sandboxUrl}/_control/sign-in`;

/** Every session of a user that was ever opened, newest first. */
export async function sessionsOf(userId: string): Promise<readonly ProviderSession[]> {
  const { sessions } = (await (await fetch(`${levers}/sessions`)).json()) as {
    readonly sessions: readonly WireSession[];
  };
  const all = sessions.map(({ session_id: id, user_id: owner, revoked_at: revokedAt }) => ({
    id,
    userId: owner,
    isRevoked: revokedAt !== null,
  }));
  return all.filter((session) => session.userId === userId);
}

/** Ends a session at the provider, as time would: the browser gets no notice. */
export async function expireSession(id: string): Promise<void> {
  const response = await fetch(`${levers}/sessions/${id}/expire`, { method: 'POST' });
  if (!response.ok) throw new Error(`The session was not ended: ${response.status}`);
}

/** Counts the refreshes of a user's session by all callers. */
export async function refreshesOf(userId: string): Promise<number> {
  const calls = (await (await fetch(`${levers}/calls`)).json()) as {
    readonly sessions_authenticate: Readonly<Record<string, number>>;
  };
  return calls.sessions_authenticate[userId] ?? 0;
}

/** The newest link that was sent to an address, by its purpose. */
export async function linkTo(email: string, label = 'Sign in'): Promise<string> {
  const [mail] = await messagesTo(email);
  if (!mail) throw new Error(`Nothing was sent to ${email}`);
  const text = unescaped(await (await fetch(`${sandboxUrl}${mail.path}`)).text());
  const link = new RegExp(`${label}:\\n(http\\S+)`).exec(text)?.[1];
  if (link === undefined) throw new Error(`"${mail.subject}" has no link "${label}"`);
  return link;
}

/** The newest mail to an address whose subject contains this text, as the outbox shows it. */
export async function textOfMailTo(email: string, messages: string): Promise<string> {
  const pathOf = async () => (await messagesTo(email)).find(({ subject }) => subject.includes(messages))?.path;
  // An engine sends its mails a moment later.
  await expect.poll(pathOf, { message: `a mail about ${messages} to ${email}` }).toBeDefined();
  return unescaped(await (await fetch(`${sandboxUrl}${await pathOf()}`)).text());
}

/** The token that a link carries. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** The newest passcode that was sent to an address or a number, and how it went. */
export async function passcodeTo(recipient: string): Promise<{ readonly code: string; readonly channel: string }> {
  const [message] = await messagesTo(recipient);
  const code = /^\d{6}/.exec(message?.subject ?? '')?.[0];
  if (!message || code === undefined) throw new Error(`No passcode was sent to ${recipient}`);
  return { code, channel: message.channel };
}

interface Message {
  readonly path: string;
  readonly subject: string;
  /** "E-mail", "SMS" or "WhatsApp". */
  readonly channel: string;
}

/** Returns the messages sent to a recipient, newest first. */
async function messagesTo(recipient: string): Promise<readonly Message[]> {
  const outbox = await (await fetch(`${sandboxUrl}/outbox`)).text();
  const entries = [...outbox.matchAll(/<a href="(\/outbox\/\d+)">([^<]*)<\/a><span>([^<]*?) to ([^<]*)<\/span>/g)];
  return entries.flatMap(([, path = '', subject = '', channel = '', to = '']) =>
    unescaped(to) === recipient ? [{ path, subject, channel }] : [],
  );
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#43;', '+').replaceAll('&quot;', '"');
}
