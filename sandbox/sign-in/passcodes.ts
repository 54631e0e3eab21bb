import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailChannel } from '#sandbox/database/request-tables';
import type { SignInEmailRow, SignInPhoneNumberRow } from '#sandbox/database/schema';
import { RecentCalls } from '#sandbox/http/recent-calls';
import type { SignInContext } from './authenticated';
import { signInResponse } from './authenticated';
import { consumeChallenge, countFailedAttempt, createChallenge, isOpen, listChallenges } from './challenges';
import { requireEmail, requirePhoneNumber } from './contacts';
import { SignInRefusal } from './errors';
import type { Factor } from './factors';
import { emailFactor, phoneFactor } from './factors';
import { sendPasscode } from './messages';
import { requireMinutes } from './minutes';
import { ownProof, proveEmail } from './prove-email';
import { readBody } from './read-body';
import { requireSession, sessionMinutes } from './session-store';
import type { Fields } from './success-response';
import { successResponse } from './success-response';
import {
  findEmail,
  findEmailById,
  findOrAddEmail,
  findOrAddPhoneNumber,
  findPhoneNumber,
  findPhoneNumberById,
  verifyPhoneNumber,
} from './user-store';

interface Method {
  readonly id: string;
  readonly userId: string;
  readonly address: string;
}

const channels = ['email', 'sms', 'whatsapp'] as const satisfies readonly MailChannel[];
const defaultMinutes = 2;
const allowedGuesses = 5;
/** Attempts over all codes of one address, because a new code would otherwise reset the limit. */
const allowedGuessesInMinute = 10;

/** One-time passcodes by e-mail, SMS and WhatsApp: six digits, five attempts (spec §9 OTP channels). */
export function passcodes(app: FastifyInstance, context: SignInContext): void {
  const { provider } = context;
  const wrong = new RecentCalls(provider.clock);

  for (const channel of channels) {
    app.post(`/otps/${channel}/login_or_create`, async (request) => {
      const { address, minutes } = readAddress(channel, request.body);
      return send(channel, await findOrAdd(channel, address), minutes);
    });

    app.post(`/otps/${channel}/send/primary`, async (request) => {
      const { address, minutes } = readAddress(channel, request.body);
      const method = await find(channel, address);
      if (!method) throw new SignInRefusal(channel === 'email' ? 'email_not_found' : 'phone_number_not_found');
      return send(channel, method, minutes);
    });

    app.post(`/otps/${channel}/send/secondary`, async (request) => {
      const { row: session } = await requireSession(provider, request);
      const { address, minutes } = readAddress(channel, request.body);
      const method = await findOrAdd(channel, address, session.userId);
      if (method.userId !== session.userId)
        throw new SignInRefusal(channel === 'email' ? 'duplicate_email' : 'duplicate_phone_number');
      return send(channel, method, minutes);
    });
  }

  app.post('/otps/authenticate', async (request) => {
    const body = readBody(request.body, { token: 'string', method_id: 'string', session_duration_minutes: 'number?' });
    const minutes = sessionMinutes(body.session_duration_minutes);
    if (!/^\d{6}$/.test(body.token)) throw new SignInRefusal('invalid_code');
    const guess = { caller: body.method_id, allowed: allowedGuessesInMinute };
    if (!wrong.take(guess)) throw new SignInRefusal('too_many_requests');
    const sent = await listChallenges(provider, 'passcode', body.method_id);
    const open = sent.filter((code) => isOpen(code, provider.clock.now()) && code.attempts < allowedGuesses);
    const right = open.find(({ secret }) => secret === body.token);
    if (!right) {
      await countFailedAttempt(provider, open);
      const wasRightOnce = sent.some(({ secret }) => secret === body.token);
      throw new SignInRefusal(
        wasRightOnce || (sent.length > 0 && open.length === 0) ? 'unable_to_auth_otp_code' : 'otp_code_not_found',
      );
    }
    wrong.giveBack(guess);
    if (!(await consumeChallenge(provider, right))) throw new SignInRefusal('unable_to_auth_otp_code');
    const { userId, factor } = await proven(
      request,
      body.method_id,
      right.data['channel'] === 'whatsapp' ? 'whatsapp' : 'sms',
    );
    return signInResponse(context, request, { userId, factor, minutes }, { method_id: body.method_id });
  });

  async function proven(
    request: FastifyRequest,
    methodId: string,
    channel: 'sms' | 'whatsapp',
  ): Promise<{ userId: string; factor: Factor }> {
    const sentTo = await findEmailById(provider, methodId);
    if (sentTo) {
      const email = await proveEmail(provider, sentTo, await ownProof(provider, request, sentTo));
      return { userId: email.userId, factor: emailFactor('otp', email, provider.clock.now()) };
    }
    const phone = await findPhoneNumberById(provider, methodId);
    if (!phone) throw new SignInRefusal('otp_code_not_found');
    await verifyPhoneNumber(provider, phone.id);
    return { userId: phone.userId, factor: phoneFactor(channel, phone, provider.clock.now()) };
  }

  async function find(channel: MailChannel, address: string): Promise<Method | undefined> {
    const row = channel === 'email' ? await findEmail(provider, address) : await findPhoneNumber(provider, address);
    return row && methodOf(row);
  }

  async function findOrAdd(channel: MailChannel, address: string, owner?: string): Promise<Method> {
    return methodOf(await (channel === 'email' ? findOrAddEmail : findOrAddPhoneNumber)(provider, address, owner));
  }

  async function send(channel: MailChannel, method: Method, minutes: number): Promise<Fields> {
    const code = provider.random.digits(6);
    await createChallenge(provider, {
      kind: 'passcode',
      minutes,
      userId: method.userId,
      methodId: method.id,
      secret: code,
      data: { channel },
    });
    await sendPasscode(provider, channel, method.address, code, minutes);
    const id = channel === 'email' ? { email_id: method.id } : { phone_id: method.id };
    return successResponse(provider, { user_id: method.userId, method_id: method.id, ...id });
  }
}

function methodOf(row: SignInEmailRow | SignInPhoneNumberRow): Method {
  return { id: row.id, userId: row.userId, address: 'email' in row ? row.email : row.phoneNumber };
}

function readAddress(channel: MailChannel, body: unknown): { address: string; minutes: number } {
  const { expiration_minutes: asked } = readBody(body, { expiration_minutes: 'number?' });
  const address =
    channel === 'email'
      ? requireEmail(readBody(body, { email: 'string' }).email)
      : requirePhoneNumber(readBody(body, { phone_number: 'string' }).phone_number);
  return { address, minutes: requireMinutes(asked ?? defaultMinutes, [1, 10], 'invalid_expiration_otp') };
}
