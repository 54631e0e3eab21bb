import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';
import type { CodeView } from './promo-code-views';
import styles from './promo-code.module.css';

interface PromoCodeListProps {
  readonly label: string;
  /** True when the label is also visible. */
  readonly hasTitle?: boolean;
  readonly codes: readonly CodeView[];
  readonly isBusy?: (code: string) => boolean;
  readonly removeLabel: (shown: string) => string;
  readonly onRemove: (code: string) => void;
}

/** Each code that does not count has its reason below it. */
export const PromoCodeList = observer(function PromoCodeList({
  label,
  hasTitle = false,
  codes,
  isBusy,
  removeLabel,
  onRemove,
}: PromoCodeListProps) {
  const titleId = useId();
  if (codes.length === 0) return null;
  return (
    <div className="stack gap-2 start">
      <p id={titleId} className={hasTitle ? styles.title : 'visually-hidden'}>
        {label}
      </p>
      <ul className="cluster gap-2 row-gap-3" role="list" aria-labelledby={titleId}>
        {codes.map(({ code, shown, detail, explanation }) => (
          <li key={code} className={explanation === undefined ? undefined : `stack gap-2 start ${styles.explained}`}>
            <CodeChip
              code={shown}
              detail={detail}
              busy={isBusy?.(code)}
              removeLabel={removeLabel(shown)}
              onRemove={() => onRemove(code)}
            />
            {explanation !== undefined && <p className="note">{explanation}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
});
