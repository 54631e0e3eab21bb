import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { supportModule } from '#src/composition/modules/support-module';
import { ports } from '#src/composition/tokens';
import type { MailingListContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { MailingListPage } from '#src/ui/pages/mailing-list/mailing-list';
import { MailingListPresenter } from '#src/ui/pages/mailing-list/mailing-list.presenter';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, MailingListPresenter, [
    ports.mailingListGateway,
    ports.customerState,
    LiveMessageState,
    ports.optInUrl,
    ports.logger,
  ]);
});

export const modules = [supportModule, presenters];

export const page = definePage<MailingListContent>({ View: MailingListPage, head: contentHead });
