import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Dialog } from '#src/ui/components/dialog';
import { ErrorState } from '#src/ui/components/error-state';
import { SelectField } from '#src/ui/components/select-field';
import { Skeleton, SkeletonBlock } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { statePickerMessages } from '#src/ui/messages/geolocation-messages';
import { lazyViewMessages, words } from '#src/ui/messages/shell-messages';
import { StatePickerState } from '#src/ui/state/state-picker-state';
import { StatePickerPresenter } from './state-picker.presenter';
import styles from './state-picker.module.css';

/** Where the visitor says to which state their wine goes. */
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
      closeLabel={words.dismiss}
      footer={choice.options && <Button onClick={() => choice.save()}>{save}</Button>}
    >
      <div className={styles.choice}>
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
  if (failure !== undefined)
    return <ErrorState title={failure} retry={{ label: lazyViewMessages.again, onPress: () => void choice.load() }} />;
  return (
    <Skeleton label={loading}>
      <div className={styles.bones}>
        <SkeletonBlock />
      </div>
    </Skeleton>
  );
});
