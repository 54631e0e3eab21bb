import { ContainerModule } from 'inversify';
import { SendContactMessage } from '#src/application/support/send-contact-message';
import { construct, constructEach } from '#src/composition/bind';
import { randomModule } from '#src/composition/modules/random-module';
import { supportModule } from '#src/composition/modules/support-module';
import { ports } from '#src/composition/tokens';
import type { ContactContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ContactPage } from '#src/ui/pages/contact/contact';
import { ContactPresenter } from '#src/ui/pages/contact/contact.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
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

export const modules = [supportModule, randomModule, presenters];

export const page = definePage<ContactContent>({ View: ContactPage, head: contentHead });
