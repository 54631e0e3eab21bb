import { ContainerModule } from 'inversify';
import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { Logger } from '#src/application/ports/system/logger';
import { ContactUrl, OptInUrl } from '#src/composition/configuration/configured-values';
import { lazyPort } from '#src/composition/lazy';

/** Messages to the shop, its mailing lists and its giveaways. */
export const supportModule = new ContainerModule(({ bind }) => {
  bind(ContactGateway).toResolvedValue(
    (url) =>
      lazyPort(async () => {
        const { openContactService } = await import('#src/infrastructure/support/open-support-service');
        return openContactService(url ?? '');
      }),
    [ContactUrl],
  );
  bind(MailingListGateway).toResolvedValue(
    (url, logger) =>
      lazyPort(async () => {
        const { openMailingListService } = await import('#src/infrastructure/support/open-support-service');
        return openMailingListService(url ?? '', logger);
      }),
    [OptInUrl, Logger],
  );
  bind(GiveawayGateway).toResolvedValue(
    (url) =>
      lazyPort(async () => {
        const { openGiveawayService } = await import('#src/infrastructure/support/open-support-service');
        return openGiveawayService(url ?? '');
      }),
    [OptInUrl],
  );
});
