import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '#src/ui/kit/button';
import { ErrorState } from '#src/ui/kit/error-state';
import { Skeleton, SkeletonRow } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkPresenter } from './cart-link.presenter';
import styles from './cart.module.css';

/** Shows the progress of a cart link (docs/adr/0052) until the cart page replaces it. */
export const CartLinkPage = observer(function CartLinkPage({ params }: PageProps<undefined>) {
  const link = usePresenter(CartLinkPresenter, { lines: params['lines'] ?? '' });
  const navigate = useNavigate();
  const { nextPath, failure } = link;

  useEffect(() => {
    // Back returns to the page with the link, and does not run the link again.
    if (nextPath !== undefined) void navigate(nextPath, { replace: true });
  }, [nextPath, navigate]);

  if (failure !== undefined) {
    const { title, text, action, cart } = cartLinkMessages.failed;
    return (
      <div className={`container ${styles.page}`}>
        <ErrorState
          title={title}
          headingLevel={1}
          retry={{ label: action, onPress: () => void link.open(), busy: link.opening.isBusy }}
          action={
            <LinkButton to="/cart/" variant="quiet">
              {cart}
            </LinkButton>
          }
        >
          <p>{failure}</p>
          <p>{text}</p>
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <h1>{cartLinkMessages.title}</h1>
      <Skeleton label={cartLinkMessages.title}>
        <div className="stack gap-8">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </Skeleton>
    </div>
  );
});

export const page = definePage<undefined>({ View: CartLinkPage, head: () => unlistedHead(cartLinkMessages) });
