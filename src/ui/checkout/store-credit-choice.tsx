import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';
import { StoreCreditChoicePresenter } from './store-credit-choice.presenter';

const messages = storeCreditMessages.checkout;

interface StoreCreditChoiceProps {
  readonly isPaying: boolean;
}

export const StoreCreditChoice = observer(function StoreCreditChoice({ isPaying }: StoreCreditChoiceProps) {
  const credit = usePresenter(StoreCreditChoicePresenter);
  if (!credit.isOffered) return null;
  return (
    <CheckboxField
      name="use-store-credit"
      label={credit.label}
      hint={credit.choosing.isBusy ? messages.changing : credit.isUsed ? messages.hint : messages.kept}
      error={credit.problem}
      checked={credit.isUsed}
      disabled={isPaying}
      onChange={(isUsed) => void credit.choose(isUsed)}
    />
  );
});
