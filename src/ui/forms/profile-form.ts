import { isEmail } from 'class-validator';
import { isReadable } from '#src/domain/text/readable-text';
import { loginMessages } from '#src/ui/messages/account-messages';
import { profileMessages } from '#src/ui/messages/profile-messages';
import { countCharacters } from './at-most';
import type { Problems, Values } from './form';

const { problems } = profileMessages.name;

/** What is wrong with a typed name. */
export function findNameProblems({ name }: Values<'name'>): Problems<'name'> {
  if (!isReadable(name)) return { name: problems.missing };
  return countCharacters(name) > 100 ? { name: problems.long } : {};
}

/** What is wrong with a new e-mail address. */
export function findEmailProblems({ email }: Values<'email'>): Problems<'email'> {
  return isEmail(email.trim()) ? {} : { email: loginMessages.problems.email };
}
