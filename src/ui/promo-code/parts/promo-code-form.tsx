import { observer } from 'mobx-react-lite';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { Button } from '#src/ui/kit/button';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { PromoCodeList } from './promo-code-list';
import { PromoCodePresenter } from './promo-code.presenter';

export const PromoCodeForm = observer(function PromoCodeForm() {
  const promo = usePresenter(PromoCodePresenter);
  return (
    <FormView ref={focusAfterRemoval} data-focus-fallback="input" send={() => promo.apply()}>
      <PromoCodeList
        label={cartMessages.codes}
        codes={promo.codes}
        isBusy={(code) => promo.removing.of(code).isBusy}
        removeLabel={cartMessages.removeCode}
        onRemove={(code) => void promo.remove(code)}
      />
      <PromoCodeList
        label={promoCodeMessages.waiting}
        hasTitle
        codes={promo.pending}
        removeLabel={promoCodeMessages.drop}
        onRemove={(code) => promo.drop(code)}
      />
      <FailureNotice failure={promo.removalProblem} />
      <TextField
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
