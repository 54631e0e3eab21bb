import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { ReplaceLine } from '#src/application/cart/replace-line';
import { CartState } from '#src/application/ports/state/cart-state';
import { Logger } from '#src/application/ports/system/logger';
import { construct, constructEach } from '#src/composition/bind';
import { boxEditorModule } from '#src/composition/modules/box-editor-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { cartViewsModule } from '#src/composition/modules/cart-views-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { clubBoxModule } from '#src/composition/modules/club-box-module';
import { giftCardModule } from '#src/composition/modules/gift-card-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';
import { promoCodeModule } from '#src/composition/modules/promo-code-module';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { PackAddition, PackBuilderPresenter } from '#src/ui/catalogue/pack-builder.presenter';
import { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

export { PackBuilder as View } from '#src/ui/catalogue/pack-builder';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, ReplaceLine, [CartState, AddLineToCart, RemoveLine]);
  construct(bind, PackAddition, [Logger]);
  constructEach(bind, PackBuilderPresenter, [
    BoxEditor,
    AddLineToCart,
    ReplaceLine,
    CartState,
    CartFlyoutState,
    PackAddition,
    LiveMessageState,
  ]);
});

export const modules = [
  cartModule,
  catalogueModule,
  orderRowsModule,
  giftCardModule,
  cartViewsModule,
  clubBoxModule,
  promoCodeModule,
  boxEditorModule,
  presenters,
];
