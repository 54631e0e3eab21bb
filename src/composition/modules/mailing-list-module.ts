import { ContainerModule } from 'inversify';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { OptInUrl } from '#src/composition/configuration/configured-values';
import { MailingListPresenter } from '#src/ui/mailing-list/mailing-list.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Getting on a mailing list. */
export const mailingListModule = new ContainerModule(({ bind }) => {
  constructEach(bind, MailingListPresenter, [MailingListGateway, CustomerState, LiveMessageState, OptInUrl, Logger]);
});
