import { observer } from 'mobx-react-lite';
import { QuietButton } from '#src/ui/kit/button';
import { LinkList } from '#src/ui/kit/lists';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { SearchLinkPresenter } from '#src/ui/search/shared/search-link.presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { navigation } from '#src/ui/shell/navigation';
import { messages } from '#src/ui/shell/shell-messages';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { HeaderToolsPresenter } from './header-tools.presenter';
import { LazyFrameViews } from './lazy-frame-views';
import { HeaderButton, HeaderLink } from './site-header';

export const AccountLink = observer(function AccountLink() {
  const { customerName } = usePresenter(HeaderToolsPresenter);
  return <HeaderLink icon="user" label={messages.account(customerName)} to="/account/" />;
});

export const MenuExtra = observer(function MenuExtra() {
  const { customerName } = usePresenter(HeaderToolsPresenter);
  const isWritten = useWrittenPages();
  const written = navigation.menu.filter(({ to }) => isWritten(to));
  return <LinkList links={[{ to: '/account/', label: messages.menuAccount(customerName) }, ...written]} />;
});

export const CartButton = observer(function CartButton() {
  const cart = usePresenter(HeaderToolsPresenter);
  return (
    <HeaderButton
      icon="bag"
      label={messages.cartButton(cart.units)}
      count={cart.units}
      onPointerEnter={() => cart.expectCart()}
      onFocus={() => cart.expectCart()}
      onClick={() => cart.toggleCart()}
    />
  );
});

export const ShipsTo = observer(function ShipsTo() {
  const tools = usePresenter(HeaderToolsPresenter);
  return (
    <QuietButton aria-haspopup="dialog" onClick={() => tools.chooseState()}>
      {tools.shipsTo}
    </QuietButton>
  );
});

/** Search opens over this page as soon as its code has loaded. */
export const SearchLink = observer(function SearchLink() {
  const search = usePresenter(SearchLinkPresenter);
  const { searchDialog } = useInjected(LazyFrameViews);
  const { isOpen, isExpected } = search;
  const close = () => search.close();
  return (
    <>
      <HeaderLink
        icon="search"
        label={messages.search}
        to="/search/"
        onPointerEnter={() => search.expect()}
        onClick={(press) => search.open(press)}
      />
      <LazyView
        load={searchDialog}
        props={{ open: isOpen, onClose: close }}
        when={isOpen || isExpected}
        waiting={{ isOpen, close }}
      />
    </>
  );
});
