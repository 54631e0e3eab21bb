import { IsEmail } from 'class-validator';
import { notifyMessages } from '#src/ui/messages/notify-messages';
import { findProblems } from './find-problems';
import type { Problems } from './form';

class NotifyForm {
  @IsEmail({}, { message: notifyMessages.problems.email })
  email = '';
}

/** What is wrong with the address to write to. */
export function checkNotify(values: { readonly email: string }): Problems<'email'> {
  return findProblems(NotifyForm, values);
}
