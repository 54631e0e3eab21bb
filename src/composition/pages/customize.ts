import { ContainerModule } from 'inversify';
import { LoadClubVariants } from '#src/application/club/load-club-variants';
import { SaveCustomization } from '#src/application/club/save-customization';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { analyticsBindings } from '#src/composition/analytics/analytics-bindings';
import { analyticsPorts } from '#src/composition/analytics/analytics-ports';
import { construct } from '#src/composition/bind';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { BoxFactsPresenter } from '#src/ui/pages/account/customize/box-facts.presenter';
import { CustomizePage } from '#src/ui/pages/account/customize/customize';
import { CustomizePresenter } from '#src/ui/pages/account/customize/customize.presenter';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { CansToday } from '#src/ui/pages/product/own-pack/cans-today';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { customizeWords } from '#src/ui/text/customize-words';
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
