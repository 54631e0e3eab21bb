import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { AffiliateGateway, ReferredOrder } from '#src/application/ports/tracking/affiliate-gateway';

/** A gateway, and a contract's view and actions at its other end. */
export interface AffiliateUnderTest {
  readonly gateway: AffiliateGateway;
  /** Returns the order as the network knows it; `undefined` when it knows none. */
  told(number: string): Promise<ReferredOrder | undefined>;
  /** The other end cannot be reached any more. */
  goDown(): void;
}

export interface AffiliateSubject {
  make(): Promise<AffiliateUnderTest>;
  dispose(): Promise<void>;
}

let orders = 0;

/** Tests the input of every affiliate network, and how its failures end (spec §7 Other calls, §8 An affiliate function failure). */
export function describeAffiliateGateway(name: string, { make, dispose }: AffiliateSubject): void {
  describe(`AffiliateGateway of ${name} (spec §7 Other calls: GET with id and orderNumber)`, () => {
    let affiliate: AffiliateUnderTest;
    let number: string;
    beforeEach(async () => {
      affiliate = await make();
      number = `R9000000${String((orders += 1)).padStart(2, '0')}`;
    });
    afterAll(dispose);

    it('tells id and number of an order, and nothing else of one that came without a click', async () => {
      await affiliate.gateway.report({ id: '7', number });
      expect(await affiliate.told(number)).toEqual({ id: '7', number });
    });

    it('sends the clicks along, letter for letter', async () => {
      const clicks = { shareSaleId: '61k8_x&id=8', clickId: 'a b;c=d#é' };
      await affiliate.gateway.report({ id: '7', number, ...clicks });
      expect(await affiliate.told(number)).toEqual({ id: '7', number, ...clicks });
    });

    it('counts an order once: later reports change nothing', async () => {
      await affiliate.gateway.report({ id: '7', number, clickId: 'first' });
      await affiliate.gateway.report({ id: '7', number, clickId: 'second' });
      expect(await affiliate.told(number)).toEqual({ id: '7', number, clickId: 'first' });
    });

    it('rejects when the other end is down', async () => {
      affiliate.goDown();
      const failure = await affiliate.gateway.report({ id: '7', number }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(GatewayError);
      expect((failure as GatewayError).code).toBe('network_error');
    });
  });
}
