import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '#src/ui/components/button';
import { FailureNotice } from '#src/ui/components/failure-notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { TextField } from '#src/ui/forms/text-field';
import { useForm } from '#src/ui/forms/use-form';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { promoCodeMessages } from '#src/ui/messages/promo-code-messages';
import { PromoCodeList } from './promo-code-list';
import { PromoCodePresenter } from './promo-code.presenter';
import styles from './promo-code.module.css';

/** Where coupon codes are entered and taken off again. After a removal the focus goes to the next code, else to the field. */
export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  const form = useForm(() => promo.apply());
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const removals = () => [...(form.ref.current?.querySelectorAll<HTMLElement>('li button') ?? [])];

  /** Whatever becomes of the list, the focus stays where it was in it. */
  async function removeBy(remove: () => unknown): Promise<void> {
    const position = removals().findIndex((button) => button === document.activeElement);
    await remove();
    const others = removals();
    (others[Math.min(Math.max(position, 0), others.length - 1)] ?? field.current)?.focus();
  }

  return (
    <form className={styles.codes} {...form}>
      <PromoCodeList
        label={cartMessages.codes}
        codes={promo.codes}
        isBusy={(code) => promo.removing.of(code).isBusy}
        removeLabel={cartMessages.removeCode}
        onRemove={(code) => void removeBy(() => promo.remove(code))}
      />
      <PromoCodeList
        label={promoCodeMessages.waiting}
        hasTitle
        codes={promo.pending}
        removeLabel={promoCodeMessages.drop}
        onRemove={(code) => void removeBy(() => promo.drop(code))}
      />
      <FailureNotice failure={promo.removalProblem} />
      <TextField
        ref={field}
        form={promo.form}
        field="code"
        name="promo-code"
        label={cartMessages.codeLabel}
        autoComplete="off"
        spellCheck={false}
        action={
          <Button type="submit" variant="secondary" busy={promo.applying.isBusy}>
            {cartMessages.applyCode}
          </Button>
        }
      />
    </form>
  );
});
