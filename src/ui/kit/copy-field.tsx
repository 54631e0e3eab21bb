import { useRef } from 'react';
import { Button } from './button';
import { Field } from './field';

export interface CopyFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly notice: string | undefined;
  /** Resolves to false where the browser does not allow it. */
  readonly onCopy: () => Promise<boolean>;
}

/** When copying fails, the text is selected to be copied by hand. */
export function CopyField({ copyLabel, notice, onCopy, ...field }: CopyFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function copy(): Promise<void> {
    if (await onCopy()) return;
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Field
      {...field}
      ref={input}
      onChange={() => undefined}
      hint={notice}
      spellCheck={false}
      action={
        <Button variant="secondary" onClick={() => void copy()}>
          {copyLabel}
        </Button>
      }
    />
  );
}
