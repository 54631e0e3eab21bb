import { observer } from 'mobx-react-lite';
import { Field, type FieldProps } from './field';
import type { Form } from './form';

interface TextFieldProps<F extends string> extends Omit<
  FieldProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> {
  readonly form: Form<F>;
  readonly field: F;
  /** The name of the input; the field's own by default. */
  readonly name?: string;
  /** Called in place of setting the field to the typed text. */
  readonly onType?: (typed: string) => void;
}

/** A text input for one field of a form. */
export const TextField = observer(function TextField<F extends string>({
  form,
  field,
  name = field,
  onType = (typed) => form.type(field, typed),
  ...rest
}: TextFieldProps<F>) {
  return (
    <Field
      {...rest}
      name={name}
      value={form.values[field]}
      error={form.problems[field]}
      onChange={onType}
      onBlur={({ relatedTarget }) => {
        // A problem that appeared now would move the button away under the pointer. Sending validates all fields
        // anyway.
        if (!(relatedTarget instanceof HTMLButtonElement)) form.leave(field);
      }}
    />
  );
});
