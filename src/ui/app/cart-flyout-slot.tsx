import { observer } from 'mobx-react-lite';
import { usePresenter } from '#src/ui/di/use-presenter';
import { CartFlyoutSlotPresenter } from './cart-flyout-slot.presenter';

/** Where the cart flyout appears once its code is there. */
export const CartFlyoutSlot = observer(function CartFlyoutSlot() {
  const { View } = usePresenter(CartFlyoutSlotPresenter);
  return View ? <View /> : null;
});
