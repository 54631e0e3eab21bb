import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';

/** Entries for giveaways. */
export function adapters(container: Container): void {
  container.provide(
    GiveawayGateway,
    (url = '') =>
      lazyPort(async () => {
        const { openGiveawayService } = await import('#src/infrastructure/support/open-giveaway-service');
        return openGiveawayService(url);
      }),
    [OptInUrl],
  );
}
