import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { ErrorState } from '#src/ui/kit/error-state';
import { SelectField } from '#src/ui/kit/select-field';
import { Skeleton, SkeletonBlock } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { statePickerMessages } from './state-picker-messages';
import { StatePickerState } from './state-picker-state';
import { StatePickerPresenter } from './state-picker.presenter';
import styles from './state-picker.module.css';

export const StatePicker = observer(function StatePicker() {
  const { isOpen } = usePresenter(StatePickerState);
  return isOpen ? <OpenPicker /> : null;
});

const OpenPicker = observer(function OpenPicker() {
  const choice = usePresenter(StatePickerPresenter);
  const { title, text, save } = statePickerMessages;
  return (
    <Dialog
      open
      onClose={() => choice.close()}
      title={title}
      closeLabel={messages.dismiss}
      footer={choice.options && <Button onClick={() => choice.save()}>{save}</Button>}
    >
      <div className="stack">
        <p>{text}</p>
        <States choice={choice} />
        <p className={styles.consequence} role="status">
          {choice.consequence}
        </p>
      </div>
    </Dialog>
  );
});

const States = observer(function States({ choice }: { readonly choice: StatePickerPresenter }) {
  const { options, failure } = choice;
  const { state, placeholder, missing, loading } = statePickerMessages;
  if (options)
    return (
      <SelectField
        name="ships-to"
        label={state}
        required
        placeholder={placeholder}
        value={choice.value}
        options={options}
        error={choice.isMissing ? missing : undefined}
        onChange={(abbr) => choice.pick(abbr)}
      />
    );
  if (failure !== undefined) return <ErrorState title={failure} onRetry={() => void choice.load()} />;
  return (
    <Skeleton label={loading}>
      <div className={styles.bones}>
        <SkeletonBlock />
      </div>
    </Skeleton>
  );
});

export { StatePicker as View };
