import { AffiliateGateway } from '#src/application/ports/tracking/affiliate-gateway';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { HttpAffiliateGateway } from '#src/infrastructure/tracking/http-affiliate-gateway';

/** The affiliate network, which is told of orders where it is configured. */
export function adapters(container: Container): void {
  container.provide(
    AffiliateGateway,
    ({ affiliateUrl }) => (affiliateUrl === undefined ? undefined : new HttpAffiliateGateway(affiliateUrl)),
    [Settings],
  );
}
