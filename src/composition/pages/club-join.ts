import { ContainerModule } from 'inversify';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { CartState } from '#src/application/ports/state/cart-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { constructEach } from '#src/composition/bind';
import { blocksModule } from '#src/composition/modules/blocks-module';
import { boxEditorModule } from '#src/composition/modules/box-editor-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import type { ClubJoinContent } from '#src/domain/club/club-content';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { ClubJoinPage } from '#src/ui/club/club-join';
import { ClubJoinPresenter } from '#src/ui/club/club-join.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ClubJoinPresenter, [
    BoxEditor,
    AddClubToCart,
    CartState,
    LiveMessageState,
    EventTracker,
    Clock,
    Logger,
  ]);
});

export const modules = [blocksModule, cartModule, boxEditorModule, clubBoxModule, presenters];

export const page = definePage<ClubJoinContent>({ View: ClubJoinPage, head: contentHead });
