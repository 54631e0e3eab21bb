import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkNoticePresenter } from './cart-link-notice.presenter';

/** Shows the products that the cart link added, and those that it could not add. */
export const CartLinkNotice = observer(function CartLinkNotice() {
  const notice = usePresenter(CartLinkNoticePresenter);
  const { title, rows } = notice;
  return (
    <div role="status">
      {title !== undefined && (
        <Notice
          tone={rows.length > 0 ? 'warning' : 'success'}
          title={title}
          still
          action={
            <Button variant="quiet" small onClick={() => notice.dismiss()}>
              {messages.dismiss}
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
