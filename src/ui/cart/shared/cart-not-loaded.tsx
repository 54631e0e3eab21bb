import { observer } from 'mobx-react-lite';
import { ErrorState } from '#src/ui/kit/error-state';
import { Paragraphs } from '#src/ui/kit/lists';
import { cartMessages } from './cart-messages';
import type { ShownCart } from './shown-cart';

interface CartNotLoadedProps {
  readonly shown: ShownCart;
  /** The sentence that says why. */
  readonly failure: string;
}

/** Shown in place of a cart that is kept but could not be fetched (spec §8 Generic HTTP client errors). */
export const CartNotLoaded = observer(function CartNotLoaded({ shown, failure }: CartNotLoadedProps) {
  const { title, text } = cartMessages.notLoaded;
  return (
    <ErrorState title={title} text={<Paragraphs texts={[text, failure]} />} onRetry={() => void shown.retryLoading()} />
  );
});
