import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { MailingListPresenter } from '#src/ui/mailing-list/mailing-list.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Getting on a mailing list. */
export const mailingListModule = new ContainerModule(({ bind }) => {
  constructEach(bind, MailingListPresenter, [
    ports.mailingListGateway,
    ports.customerState,
    LiveMessageState,
    ports.optInUrl,
    ports.logger,
  ]);
});
