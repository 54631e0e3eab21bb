import { GatewayError } from '#src/application/ports/gateway-error';
import type { AffiliateGateway, ReferredOrder } from '#src/application/ports/tracking/affiliate-gateway';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';

/** Milliseconds. */
const timeout = 10_000;

/** The affiliate endpoint over HTTP; the call continues when the page is left. */
export class HttpAffiliateGateway implements AffiliateGateway {
  constructor(private readonly url: string) {}

  async report({ id, number, shareSaleId, clickId }: ReferredOrder): Promise<void> {
    const url = new URL(this.url);
    url.searchParams.set('id', id);
    url.searchParams.set('orderNumber', number);
    if (shareSaleId !== undefined) url.searchParams.set('sscid', shareSaleId);
    if (clickId !== undefined) url.searchParams.set('ir_click_id', clickId);
    const silence = AbortSignal.timeout(timeout);
    const answer = await fetch(url, {
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: silence,
    }).catch((cause: unknown) => {
      throw new GatewayError({ code: silence.aborted ? 'timeout' : 'network_error', cause });
    });
    if (!answer.ok) throw new GatewayError({ code: codeOfStatus(answer.status), trace: { status: answer.status } });
  }
}
