import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { words } from '#src/ui/shell/shell-messages';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkNewsPresenter } from './cart-link-news.presenter';

/** Shows the products that the cart link added, and those that it could not add. */
export const CartLinkNews = observer(function CartLinkNews() {
  const news = usePresenter(CartLinkNewsPresenter);
  const { title, rows } = news;
  return (
    <div role="status">
      {title !== undefined && (
        <Notice
          tone={rows.length > 0 ? 'warning' : 'success'}
          title={title}
          still
          action={
            <Button variant="quiet" small onClick={() => news.dismiss()}>
              {words.dismiss}
            </Button>
          }
        >
          {rows.length > 0 && (
            <ul role="list">
              {rows.map(({ key, text, to, label }) => (
                <li key={key}>
                  {text}{' '}
                  {to !== undefined && (
                    <Link to={to} aria-label={label}>
                      {cartLinkMessages.see}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
});
