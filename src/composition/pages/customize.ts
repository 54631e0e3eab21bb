import { ContainerModule } from 'inversify';
import { LoadClubVariants } from '../../application/club/load-club-variants';
import { SaveCustomization } from '../../application/club/save-customization';
import { ChangeSubscription } from '../../application/subscription/change-subscription';
import { definePage } from '../../ui/app/page-route';
import { BoxFactsPresenter } from '../../ui/pages/account/customize/box-facts.presenter';
import { CustomizePage } from '../../ui/pages/account/customize/customize';
import { CustomizePresenter } from '../../ui/pages/account/customize/customize.presenter';
import { KnownSubscriptions } from '../../ui/pages/account/subscriptions/known-subscriptions';
import { CansToday } from '../../ui/pages/product/own-pack/cans-today';
import { ActionTracker } from '../../ui/state/action-tracker';
import { customizeWords } from '../../ui/text/customize-words';
import { analyticsBindings } from '../analytics/analytics-bindings';
import { analyticsPorts } from '../analytics/analytics-ports';
import { construct } from '../bind';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';
import { cansTodayBindings } from './cans-today-bindings';
import { subscriptionBindings } from './subscription-bindings';

const customizing = new ContainerModule(({ bind }) => {
  construct(bind, LoadClubVariants, [ports.variantReader, sessionPorts.customizationState]);
  construct(bind, SaveCustomization, [
    ChangeSubscription,
    sessionPorts.customizationState,
    analyticsPorts.eventTracker,
  ]);
  construct(bind, BoxFactsPresenter, [ports.subscriptionsState, ports.clock]).inTransientScope();
  construct(bind, CustomizePresenter, [
    KnownSubscriptions,
    sessionPorts.customizationState,
    ports.contentReader,
    CansToday,
    LoadClubVariants,
    SaveCustomization,
    ActionTracker,
    ports.liveMessageState,
    ports.scheduler,
  ]).inTransientScope();
});

export const bindings = [...subscriptionBindings, cansTodayBindings, analyticsBindings, customizing];

export const page = definePage<undefined>({
  View: CustomizePage,
  head: () => ({
    title: customizeWords.title,
    description: customizeWords.description,
    noindex: true,
    structuredData: [],
  }),
});
