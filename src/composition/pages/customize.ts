import { ContainerModule } from 'inversify';
import { LoadClubVariants } from '#src/application/club/load-club-variants';
import { SaveCustomization } from '#src/application/club/save-customization';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { construct, constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { boxEditorModule } from '#src/composition/modules/box-editor-module';
import { ports } from '#src/composition/tokens';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { CustomizePage } from '#src/ui/club/customize';
import { customizeMessages } from '#src/ui/club/customize-messages';
import { CustomizePresenter } from '#src/ui/club/customize.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, LoadClubVariants, [ports.variantReader, ports.customizationState]);
  construct(bind, SaveCustomization, [ChangeSubscription, ports.customizationState, ports.eventTracker]);
  constructEach(bind, CustomizePresenter, [
    BoxEditor,
    SubscriptionStore,
    ports.customizationState,
    ports.contentReader,
    LoadClubVariants,
    SaveCustomization,
    LiveMessageState,
    ports.clock,
    ports.logger,
  ]);
});

export const modules = [...subscriptionModules, boxEditorModule, presenters];

export const page = definePage<undefined>({ View: CustomizePage, head: () => unlistedHead(customizeMessages) });
