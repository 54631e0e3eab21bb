import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { Button } from '#src/ui/kit/button';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { PromoCodeList } from './promo-code-list';
import { PromoCodePresenter } from './promo-code.presenter';

/** After a removal the focus moves to the next code, else to the field. */
export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const removals = () => [...(field.current?.form?.querySelectorAll<HTMLElement>('li button') ?? [])];

  async function removeBy(remove: () => unknown): Promise<void> {
    const position = removals().findIndex((button) => button === document.activeElement);
    await remove();
    const others = removals();
    (others[Math.min(Math.max(position, 0), others.length - 1)] ?? field.current)?.focus();
  }

  return (
    <FormView send={() => promo.apply()}>
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
        kind="code"
        name="promo-code"
        label={cartMessages.codeLabel}
        action={
          <Button type="submit" variant="secondary" busy={promo.applying.isBusy}>
            {cartMessages.applyCode}
          </Button>
        }
      />
    </FormView>
  );
});
