import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { deferred } from '#src/composition/deferred';
import { ports } from '#src/composition/tokens';
import { NavigatorClipboard } from '#src/infrastructure/browser/navigator-clipboard';
import { ReferFriendPresenter } from '#src/ui/pages/referral/refer-friend.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { campaignPorts } from './campaign-ports';

/** The customer's own link for friends. */
export const referFriendBindings = new ContainerModule(({ bind }) => {
  bind(campaignPorts.referralGateway).toResolvedValue(
    (load) => deferred(async () => (await load()).referralGateway),
    [ports.shopApi],
  );
  bind(campaignPorts.clipboard).toResolvedValue(() => new NavigatorClipboard(() => window.navigator.clipboard));
  construct(bind, ReferFriendPresenter, [
    ports.customerState,
    campaignPorts.referralGateway,
    campaignPorts.clipboard,
    ports.siteIdentity,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});
