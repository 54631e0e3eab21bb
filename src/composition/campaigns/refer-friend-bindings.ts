import { ContainerModule } from 'inversify';
import { NavigatorClipboard } from '../../infrastructure/browser/navigator-clipboard';
import { ReferFriendPresenter } from '../../ui/pages/referral/refer-friend.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { deferred } from '../deferred';
import { ports } from '../tokens';
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
