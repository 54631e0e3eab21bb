import { ContainerModule } from 'inversify';
import { lazyPort } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';

/** Messages to the shop, its mailing lists and its giveaways. */
export const supportModule = new ContainerModule(({ bind }) => {
  bind(ports.contactGateway).toResolvedValue(
    (url) =>
      lazyPort(async () => {
        const { openContactService } = await import('#src/infrastructure/support/open-support-service');
        return openContactService(url ?? '');
      }),
    [ports.contactUrl],
  );
  bind(ports.mailingListGateway).toResolvedValue(
    (url, logger) =>
      lazyPort(async () => {
        const { openMailingListService } = await import('#src/infrastructure/support/open-support-service');
        return openMailingListService(url ?? '', logger);
      }),
    [ports.optInUrl, ports.logger],
  );
  bind(ports.giveawayGateway).toResolvedValue(
    (url) =>
      lazyPort(async () => {
        const { openGiveawayService } = await import('#src/infrastructure/support/open-support-service');
        return openGiveawayService(url ?? '');
      }),
    [ports.optInUrl],
  );
});
