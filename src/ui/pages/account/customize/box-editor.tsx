import { observer } from 'mobx-react-lite';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button } from '#src/ui/components/button';
import { Notice } from '#src/ui/components/notice';
import { ProgressBar } from '#src/ui/components/progress-bar';
import { usePresenter } from '#src/ui/di/use-presenter';
import { CanSteppers } from '#src/ui/features/box-editor/can-steppers';
import { customizeMessages as words } from '#src/ui/messages/customize-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { BoxFactsPresenter } from './box-facts.presenter';
import type { CustomizePresenter } from './customize.presenter';
import styles from './customize.module.css';
import bar from '#src/ui/features/box-editor/box-editor.module.css';
import accountStyles from '#src/ui/pages/account/account.module.css';

interface BoxEditorProps {
  readonly customize: CustomizePresenter;
  readonly subscription: Subscription;
}

/** Every can with its number, and below how full the box is, what it costs and the way to keep it. */
export const BoxEditor = observer(function BoxEditor({ customize, subscription }: BoxEditorProps) {
  const box = usePresenter(BoxFactsPresenter);
  const { chosen, size, isFull } = customize;
  return (
    <>
      <h1>{words.title}</h1>
      <div className={styles.facts}>
        {box.facts(subscription).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <div role="status" className={accountStyles.news}>
        {customize.notice !== undefined && (
          <Notice tone="warning" still>
            <p>{customize.notice}</p>
          </Notice>
        )}
      </div>
      <h2 className="visually-hidden">{words.list}</h2>
      <CanSteppers
        label={words.list}
        views={customize.views}
        isFull={isFull}
        onChoose={(sku, quantity) => customize.choose(sku, quantity)}
      />
      <div className={bar.bar}>
        <div>
          <ProgressBar value={chosen} max={size}>
            <strong>{words.progress(chosen, size)}</strong>
          </ProgressBar>
          <p className="note" role="status">
            {stateOf(customize)}
          </p>
        </div>
        <BoxPrice {...box.price(subscription, customize.lines)} />
        <div className={bar.actions}>
          {customize.isChanged && (
            <Button variant="quiet" small onClick={() => customize.reset()}>
              {words.reset}
            </Button>
          )}
          <SaveButton customize={customize} />
        </div>
        <div className={styles.news}>
          <FailureNotice failure={customize.saveFailure} />
          {customize.isSaved && (
            <Notice tone="success" title={words.saved.title} still>
              <p>{box.savedText(subscription)}</p>
            </Notice>
          )}
        </div>
      </div>
    </>
  );
});

function stateOf({ isFull, isChanged, missing }: CustomizePresenter): string {
  if (!isFull) return words.missing(missing);
  return isChanged ? words.full : words.unchanged;
}

function BoxPrice({ amount, before }: { readonly amount: string; readonly before: string }) {
  return (
    <p className={bar.price}>
      <span className="visually-hidden">{words.price}: </span>
      {amount}
      <span className={styles.before}> {before}</span>
    </p>
  );
}

/** Once it has saved it can still be pressed, and does nothing: or the focus would be nowhere. */
const SaveButton = observer(function SaveButton({ customize }: { readonly customize: CustomizePresenter }) {
  const { isFull, isChanged, isSaving, isSaved, missing } = customize;
  return (
    <Button
      disabled={!isFull || !(isChanged || isSaving || isSaved)}
      busy={isSaving}
      busyLabel={words.saving}
      onClick={() => void customize.save()}
    >
      {isFull ? words.save : words.notYet(missing)}
    </Button>
  );
});
