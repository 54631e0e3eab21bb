import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { QuietButton } from '#src/ui/kit/button';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { cartLinkMessages } from './cart-link-messages';
import { CartLinkNoticePresenter } from './cart-link-notice.presenter';

export const CartLinkNotice = observer(function CartLinkNotice() {
  const notice = usePresenter(CartLinkNoticePresenter);
  const { title, rows } = notice;
  return (
    <LiveNotice
      tone={rows.length > 0 ? 'warning' : 'success'}
      title={title}
      action={<QuietButton onClick={() => notice.dismiss()}>{messages.dismiss}</QuietButton>}
    >
      {title !== undefined && rows.length > 0 && (
        <ul role="list">
          {rows.map(({ key, text, to, label }) => (
            <li key={key}>
              <span>{text}</span>{' '}
              {to !== undefined && (
                <Link to={to} aria-label={label}>
                  {cartLinkMessages.see}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </LiveNotice>
  );
});
