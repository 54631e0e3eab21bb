import { ContainerModule } from 'inversify';
import { SendContactMessage } from '#src/application/contact/send-contact-message';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { RandomSource } from '#src/application/ports/system/random-source';
import { construct, constructEach } from '#src/composition/bind';
import { ContactUrl } from '#src/composition/configuration/configured-values';
import { ContactPresenter } from '#src/ui/contact/contact.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Writing to the shop. */
export const contactModule = new ContainerModule(({ bind }) => {
  construct(bind, SendContactMessage, [ContactGateway, Clock, RandomSource]);
  constructEach(bind, ContactPresenter, [
    SendContactMessage,
    CustomerState,
    DraftStorage,
    LiveMessageState,
    ContactUrl,
    Logger,
  ]);
});
