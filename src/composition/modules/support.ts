import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { ContactUrl } from '#src/application/ports/support/contact-url';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { OptInUrl } from '#src/application/ports/support/opt-in-url';
import type { Container } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';

/** Messages to the shop, and its mailing lists. */
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
}
