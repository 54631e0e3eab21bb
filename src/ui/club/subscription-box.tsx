import { observer } from 'mobx-react-lite';
import type { CanView } from '#src/ui/catalogue/shared/box-editor';
import { BoxBar, BoxCans, BoxNotice } from '#src/ui/catalogue/shared/box-editor-view';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { BoxSize } from './box-size';
import { customizeMessages as words } from './customize-messages';
import type { CustomizePresenter } from './customize.presenter';
import styles from './customize.module.css';
import bar from '#src/ui/catalogue/shared/box-editor.module.css';

interface SubscriptionBoxProps {
  readonly customize: CustomizePresenter;
}

/** The editor of the box: its cans, its price and the save button. */
export const SubscriptionBox = observer(function SubscriptionBox({ customize }: SubscriptionBoxProps) {
  const { box, price, savedText } = customize;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="stack gap-1">
        {customize.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <BoxSize customize={customize} />
      <BoxNotice box={box} className="stack gap-2" />
      <Cans customize={customize} />
      <BoxBar
        box={box}
        full={customize.isChanged ? words.full : words.unchanged}
        price={
          <p className={bar.price}>
            <span className="visually-hidden">{words.price}: </span>
            {price?.amount}
            <span className={styles.before}> {price?.before}</span>
          </p>
        }
        actions={
          <>
            {customize.isChanged && (
              <Button variant="quiet" small onClick={() => customize.reset()}>
                {words.reset}
              </Button>
            )}
            <SaveButton customize={customize} />
          </>
        }
      >
        <div className={styles.news}>
          <FailureNotice failure={customize.saveFailure} />
          {savedText !== undefined && (
            <Notice tone="success" title={words.saved.title} still>
              <p>{savedText}</p>
            </Notice>
          )}
        </div>
      </BoxBar>
    </>
  );
});

/** The cans to choose from. In a smaller box, those that may stay come first. */
const Cans = observer(function Cans({ customize }: SubscriptionBoxProps) {
  const { box, cans, stayingCans } = customize;
  const onChoose = (sku: string, quantity: number) => customize.choose(sku, quantity);
  if (stayingCans.length === 0)
    return (
      <>
        <h2 className="visually-hidden">{words.list}</h2>
        <BoxCans box={box} label={words.list} cans={cans} onChoose={onChoose} />
      </>
    );
  const isStaying = ({ product }: CanView) => stayingCans.some((staying) => staying.product.sku === product.sku);
  return (
    <>
      <h2>{words.resize.staying}</h2>
      <BoxCans box={box} label={words.resize.staying} cans={stayingCans} onChoose={onChoose} />
      <h2>{words.resize.others}</h2>
      <BoxCans box={box} label={words.resize.others} cans={cans.filter((can) => !isStaying(can))} onChoose={onChoose} />
    </>
  );
});

/** Stays enabled after saving, because a disabled button loses the focus. */
const SaveButton = observer(function SaveButton({ customize }: SubscriptionBoxProps) {
  const { box, isChanged, isSaving, isSaved } = customize;
  return (
    <Button
      disabled={!box.isFull || !(isChanged || isSaving || isSaved)}
      busy={isSaving}
      busyLabel={words.saving}
      onClick={() => void customize.save()}
    >
      {box.isFull ? words.save : words.notYet(box.missing)}
    </Button>
  );
});
