import { observer } from 'mobx-react-lite';
import { HeaderButton } from '#src/ui/components/header-tool';
import { usePresenter } from '#src/ui/di/use-presenter';
import { words } from '#src/ui/messages/shell-messages';
import { CartButtonPresenter } from './cart-button.presenter';

/** Opens the cart flyout and says how much is in the cart. */
export const CartButton = observer(function CartButton() {
  const cart = usePresenter(CartButtonPresenter);
  return (
    <HeaderButton
      icon="bag"
      label={words.cartButton(cart.units)}
      count={cart.units}
      onClick={() => cart.toggleCart()}
    />
  );
});
