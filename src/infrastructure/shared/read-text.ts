import { GatewayError } from '#src/application/ports/gateway-error';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { codeOfStatus } from './code-of-status';

interface Reading extends Pick<RequestInit, 'headers' | 'referrerPolicy'> {
  /** Milliseconds. */
  readonly timeout: number;
  readonly scheduler: Scheduler;
}

/**
 * The present text at an address of another server, without cookies. Rejects with GatewayError: the code of the status,
 * `timeout` or `network_error`. Errors never quote the answer.
 */
export async function readText(url: string | URL, { timeout, scheduler, ...init }: Reading): Promise<string> {
  const silence = new AbortController();
  const cancel = scheduler.after(timeout, () => silence.abort());
  try {
    const answer = await fetch(url, { ...init, credentials: 'omit', cache: 'no-store', signal: silence.signal });
    if (!answer.ok) throw new GatewayError({ code: codeOfStatus(answer.status), trace: { status: answer.status } });
    return await answer.text();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError({ code: silence.signal.aborted ? 'timeout' : 'network_error', cause: error });
  } finally {
    cancel();
  }
}
