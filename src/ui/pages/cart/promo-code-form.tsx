import { observer } from 'mobx-react-lite';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { CodeChip } from '../../components/code-chip';
import { Field } from '../../components/field';
import { usePresenter } from '../../di/use-presenter';
import { cartWords } from '../../text/cart-words';
import styles from './cart.module.css';
import { PromoCodePresenter } from './promo-code.presenter';

/** Where coupon codes are entered and taken off again. After a removal the focus returns to the field. */
export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await promo.apply();
    if (promo.problem) field.current?.focus();
  }

  async function remove(code: string): Promise<void> {
    await promo.remove(code);
    field.current?.focus();
  }

  return (
    <form className={styles.codes} noValidate onSubmit={(event) => void apply(event)}>
      {promo.codes.length > 0 && (
        <ul className={styles.chips} role="list">
          {promo.codes.map((code) => (
            <li key={code.code}>
              <CodeChip code={code.shown} detail={code.detail} busy={code.isBusy} removeLabel={cartWords.removeCode(code.shown)} onRemove={() => void remove(code.code)} />
            </li>
          ))}
        </ul>
      )}
      <Field
        ref={field}
        label={cartWords.codeLabel}
        name="promo-code"
        value={promo.input}
        onChange={(input) => promo.type(input)}
        error={promo.problem}
        autoComplete="off"
        spellCheck={false}
        action={
          <Button type="submit" variant="secondary" busy={promo.isApplying}>
            {cartWords.applyCode}
          </Button>
        }
      />
    </form>
  );
});
