import { ContainerModule } from 'inversify';
import { LoadClubVariants } from '#src/application/club/load-club-variants';
import { SaveCustomization } from '#src/application/club/save-customization';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { construct, constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { boxEditorModule } from '#src/composition/modules/box-editor-module';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { CustomizePage } from '#src/ui/club/customize';
import { customizeMessages } from '#src/ui/club/customize-messages';
import { CustomizePresenter } from '#src/ui/club/customize.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, LoadClubVariants, [VariantReader, CustomizationState]);
  construct(bind, SaveCustomization, [ChangeSubscription, CustomizationState, EventTracker]);
  constructEach(bind, CustomizePresenter, [
    BoxEditor,
    SubscriptionStore,
    CustomizationState,
    ContentReader,
    LoadClubVariants,
    SaveCustomization,
    LiveMessageState,
    Clock,
    Logger,
  ]);
});

export const modules = [...subscriptionModules, boxEditorModule, presenters];

export const page = definePage<undefined>({ View: CustomizePage, head: () => unlistedHead(customizeMessages) });
