import { ContainerModule } from 'inversify';
import { SendContactMessage } from '#src/application/contact/send-contact-message';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ContactPresenter } from '#src/ui/contact/contact.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Writing to the shop. */
export const contactModule = new ContainerModule(({ bind }) => {
  construct(bind, SendContactMessage, [ports.contactGateway, ports.clock, ports.randomSource]);
  constructEach(bind, ContactPresenter, [
    SendContactMessage,
    ports.customerState,
    ports.draftStorage,
    LiveMessageState,
    ports.contactUrl,
    ports.logger,
  ]);
});
