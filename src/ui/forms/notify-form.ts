import { isEmail } from 'class-validator';
import { notifyMessages } from '#src/ui/messages/notify-messages';

/** What is wrong with the address that shall be written to; undefined when nothing is. */
export function checkNotifyEmail(typed: string): string | undefined {
  return isEmail(typed.trim()) ? undefined : notifyMessages.problems.email;
}
