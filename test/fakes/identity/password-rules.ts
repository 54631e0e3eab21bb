import type { PasswordStrength } from '#src/application/ports/identity/password-gateway';
import { refusal } from './identity-refusals';

const leaked = ['password', '123456', 'qwerty'];
const enough = 3;

/** Length stands for strength: good enough to tell good passwords from bad ones in tests. */
export function strengthOf(password: string): PasswordStrength {
  const isBreached = leaked.includes(password.toLowerCase());
  const score = isBreached ? 0 : Math.min(4, Math.floor(password.length / 5));
  const isStrongEnough = score >= enough;
  return { isStrongEnough, score, isBreached, suggestions: isStrongEnough ? [] : ['Add another word or two.'] };
}

export function requireStrong(password: string): void {
  const { isStrongEnough, isBreached } = strengthOf(password);
  if (isBreached) throw refusal('breached_password');
  if (!isStrongEnough) throw refusal('weak_password');
}
