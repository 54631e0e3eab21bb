import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { ContactUrl } from '#src/application/ports/support/contact-url';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';

/** Messages to the shop, its mailing lists and its giveaways. */
export function adapters(container: Container): void {
  container.provide(
    ContactGateway,
    (url = '') =>
      lazyPort(async () => {
        const { openContactService } = await import('#src/infrastructure/support/open-support-service');
        return openContactService(url);
      }),
    [ContactUrl],
  );
  container.provide(
    MailingListGateway,
    (url = '') =>
      lazyPort(async () => {
        const { openMailingListService } = await import('#src/infrastructure/support/open-support-service');
        return openMailingListService(url);
      }),
    [OptInUrl],
  );
  container.provide(
    GiveawayGateway,
    (url = '') =>
      lazyPort(async () => {
        const { openGiveawayService } = await import('#src/infrastructure/support/open-support-service');
        return openGiveawayService(url);
      }),
    [OptInUrl],
  );
}
