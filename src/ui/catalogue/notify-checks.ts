import { IsEmail } from 'class-validator';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems } from '#src/ui/kit/form';
import { notifyMessages } from './notify-messages';

class NotifyForm {
  @IsEmail({}, { message: notifyMessages.problems.email })
  email = '';
}

export function checkNotify(values: { readonly email: string }): Problems<'email'> {
  return findProblems(NotifyForm, values);
}
