import { HttpException } from '@nestjs/common';
import { Logger } from '@vendure/core';

/** Milliseconds. */
const timeout = 5000;

/**
 * Passes something on to another service. Throws 502 when that does not take it, and logs why, without the address's own keys. A
 * redirect does not count: the data would be lost on the way.
 */
export async function passOn(url: URL, init: RequestInit = {}): Promise<void> {
  const failure = await send(url, init);
  if (failure === undefined) return;
  Logger.warn(`${url.origin} has not taken what was passed on: ${failure}.`, 'passOn');
  throw new HttpException({ error: 'It was not passed on.' }, 502);
}

async function send(url: URL, init: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answered ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}
