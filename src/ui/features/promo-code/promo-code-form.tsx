import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useRef } from 'react';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { promoCodeMessages } from '#src/ui/messages/promo-code-messages';
import { PromoCodePresenter } from './promo-code.presenter';
import { PromoCodeList } from './promo-code-list';
import styles from './promo-code.module.css';

/** Where coupon codes are entered and taken off again. After a removal the focus goes to the next code, else to the field. */
export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await promo.apply();
    if (promo.problem) field.current?.focus();
  }

  const removals = () => [...(form.current?.querySelectorAll<HTMLElement>('li button') ?? [])];

  /** Whatever becomes of the list, the focus stays where it was in it. */
  async function removeBy(remove: () => unknown): Promise<void> {
    const position = removals().findIndex((button) => button === document.activeElement);
    await remove();
    const others = removals();
    (others[Math.min(Math.max(position, 0), others.length - 1)] ?? field.current)?.focus();
  }

  return (
    <form ref={form} className={styles.codes} noValidate onSubmit={(event) => void apply(event)}>
      <PromoCodeList
        label={cartMessages.codes}
        codes={promo.codes}
        isBusy={(code) => promo.isRemoving(code)}
        removeLabel={cartMessages.removeCode}
        onRemove={(code) => void removeBy(() => promo.remove(code))}
      />
      <PromoCodeList
        label={promoCodeMessages.waiting}
        hasTitle
        codes={promo.waiting}
        removeLabel={promoCodeMessages.drop}
        onRemove={(code) => void removeBy(() => promo.drop(code))}
      />
      <div role="alert">
        {promo.removalProblem !== undefined && (
          <Notice tone="error" still>
            <p>{promo.removalProblem}</p>
          </Notice>
        )}
      </div>
      <Field
        ref={field}
        label={cartMessages.codeLabel}
        name="promo-code"
        value={promo.input}
        onChange={(input) => promo.type(input)}
        error={promo.problem}
        autoComplete="off"
        spellCheck={false}
        action={
          <Button type="submit" variant="secondary" busy={promo.isApplying}>
            {cartMessages.applyCode}
          </Button>
        }
      />
    </form>
  );
});
