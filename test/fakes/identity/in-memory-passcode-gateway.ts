import type { PasscodeChannel, PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { requireEmail, requirePhoneNumber } from './contacts';
import { refusal } from './identity-refusals';
import type { InMemoryBrowser } from './in-memory-browser';

/** Minutes that a code lives, and how often it may be guessed at. */
const codeLife = 2;
const allowedGuesses = 5;

export class InMemoryPasscodeGateway implements PasscodeGateway {
  constructor(private readonly browser: InMemoryBrowser) {}

  send(channel: PasscodeChannel, recipient: string): Promise<string> {
    const { provider } = this.browser;
    return provider.run('passcodes.send', () => {
      const kind = channel === 'email' ? 'email' : 'phone-number';
      const name = channel === 'email' ? requireEmail(recipient) : requirePhoneNumber(recipient);
      const owner = this.browser.signedInUser();
      const { user, factor } = provider.findOrAdd({ kind, name, isVerified: false }, owner);
      if (owner && user !== owner) throw refusal(channel === 'email' ? 'email_in_use' : 'phone_number_in_use');
      const code = provider.nextId('').replace(/\D/g, '').padStart(6, '7');
      provider.pose('passcode', codeLife, { token: code, factor, userId: user.id });
      provider.outbox.push({ to: name, links: [], code });
      return factor.id;
    });
  }

  authenticate(methodId: string, code: string): Promise<SignInSession> {
    const { provider } = this.browser;
    return provider.run('passcodes.authenticate', () => {
      if (!/^\d{6}$/.test(code)) throw refusal('invalid_passcode');
      if (provider.wrongPasscodes.areTooMany(methodId)) throw refusal('too_many_attempts');
      const sent = provider.posed('passcode', ({ factor }) => factor?.id === methodId);
      const open = sent.filter((candidate) => provider.isOpen(candidate) && candidate.wrongAnswers < allowedGuesses);
      const right = open.find(({ token }) => token === code);
      if (!right?.factor || !right.userId) {
        provider.wrongPasscodes.count(methodId);
        for (const candidate of open) candidate.wrongAnswers += 1;
        const wasRightOnce = sent.some(({ token }) => token === code);
        throw refusal(wasRightOnce || (sent.length > 0 && open.length === 0) ? 'passcode_expired' : 'wrong_passcode');
      }
      right.isUsed = true;
      provider.prove(right.factor, right.userId, this.browser.liveSession());
      return this.browser.signIn(right.userId, 'passcode');
    });
  }
}
