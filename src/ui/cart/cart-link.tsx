import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '#src/ui/kit/button';
import { ErrorState } from '#src/ui/kit/error-state';
import { describeFailure } from '#src/ui/kit/failures';
import { Paragraphs } from '#src/ui/kit/lists';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { type PageProps, unlistedPage } from '#src/ui/shell/page-route';
import { LinesSkeleton } from './cart-body';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkPresenter } from './cart-link.presenter';
import styles from './cart.module.css';

export const CartLinkPage = observer(function CartLinkPage({ params }: PageProps<undefined>) {
  const link = usePresenter(CartLinkPresenter, { lines: params['lines'] ?? '' });
  const navigate = useNavigate();
  const { nextPath } = link;
  const { error } = link.opening;

  useEffect(() => {
    // Back returns to the page with the link, and does not run the link again.
    if (nextPath !== undefined) void navigate(nextPath, { replace: true });
  }, [nextPath, navigate]);

  if (error) {
    const { title, text, cart } = cartLinkMessages.failed;
    return (
      <div className={`container ${styles.page}`}>
        <ErrorState
          title={title}
          headingLevel={1}
          action={
            <LinkButton to="/cart/" variant="quiet">
              {cart}
            </LinkButton>
          }
          text={<Paragraphs texts={[describeFailure(error), text]} />}
          onRetry={() => void link.open()}
        />
      </div>
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <h1>{cartLinkMessages.title}</h1>
      <LinesSkeleton label={cartLinkMessages.title} />
    </div>
  );
});

export const page = unlistedPage(CartLinkPage, cartLinkMessages);
