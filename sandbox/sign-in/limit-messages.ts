import type { FastifyInstance } from 'fastify';
import { MessageAllowance } from '#sandbox/http/message-limits';
import { fieldsOf, textOrNull } from '#sandbox/http/request-body';
import { SignInRefusal } from './errors';
import type { Provider } from './provider';

/** The calls that send a link or a passcode. */
const sending = /\/(login_or_create|send\/(primary|secondary)|email\/reset\/start)$/;

/** Refuses further links and passcodes to one address or number, or for one caller (spec §8 Sign-in provider). */
export function limitMessages(app: FastifyInstance, { clock, messageLimits }: Provider): void {
  const allowance = new MessageAllowance(clock, {
    ...messageLimits,
    toAddressInMinute: messageLimits.signInsInMinute,
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { email, phone_number: number } = fieldsOf(request.body);
    const isRefused =
      sending.test(request.routeOptions.url ?? '') &&
      !allowance.take(request.ip, textOrNull(email) ?? textOrNull(number) ?? '');
    done(isRefused ? new SignInRefusal('too_many_requests') : undefined);
  });
}
