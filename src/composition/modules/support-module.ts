import { ContainerModule } from 'inversify';
import { lazyPort } from '#src/composition/lazy';
import { ports } from '#src/composition/tokens';

/** Messages to the shop, and its mailing lists. */
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
});
