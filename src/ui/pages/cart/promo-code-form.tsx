import { observer } from 'mobx-react-lite';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { CodeChip } from '../../components/code-chip';
import { Field } from '../../components/field';
import { Notice } from '../../components/notice';
import { usePresenter } from '../../di/use-presenter';
import { cartWords } from '../../text/cart-words';
import styles from './cart.module.css';
import { PromoCodePresenter } from './promo-code.presenter';

/** Where coupon codes are entered and taken off again. After a removal the focus goes to the next code, else to the field. */
export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  const chips = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await promo.apply();
    if (promo.problem) field.current?.focus();
  }

  async function remove(code: string, position: number): Promise<void> {
    await promo.remove(code);
    const others = chips.current?.querySelectorAll('button') ?? [];
    (others[Math.min(position, others.length - 1)] ?? field.current)?.focus();
  }

  return (
    <form className={styles.codes} noValidate onSubmit={(event) => void apply(event)}>
      {promo.codes.length > 0 && (
        <ul ref={chips} className={styles.chips} role="list" aria-label={cartWords.codes}>
          {promo.codes.map((code, position) => (
            <li key={code.code}>
              <CodeChip
                code={code.shown}
                detail={code.detail}
                busy={code.isBusy}
                removeLabel={cartWords.removeCode(code.shown)}
                onRemove={() => void remove(code.code, position)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {promo.removalProblem !== undefined && (
          <Notice tone="error" still>
            <p>{promo.removalProblem}</p>
          </Notice>
        )}
      </div>
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
