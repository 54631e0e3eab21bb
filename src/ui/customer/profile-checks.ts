import { isEmail } from 'class-validator';
import { isReadable } from '#src/domain/text/readable-text';
import { countCharacters } from '#src/ui/kit/at-most';
import type { Problems, Values } from '#src/ui/kit/form';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { profileMessages } from './profile-messages';

const { problems } = profileMessages.name;

export function findNameProblems({ name }: Values<'name'>): Problems<'name'> {
  if (!isReadable(name)) return { name: problems.missing };
  return countCharacters(name) > 100 ? { name: problems.long } : {};
}

export function findEmailProblems({ email }: Values<'email'>): Problems<'email'> {
  return isEmail(email) ? {} : { email: loginMessages.problems.email };
}
