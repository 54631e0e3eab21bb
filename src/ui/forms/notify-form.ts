import { isEmail } from 'class-validator';
import { notifyWords } from '#src/ui/text/notify-words';

/** What is wrong with the address that shall be written to; undefined when nothing is. */
export function checkNotifyEmail(typed: string): string | undefined {
  return isEmail(typed.trim()) ? undefined : notifyWords.problems.email;
}
