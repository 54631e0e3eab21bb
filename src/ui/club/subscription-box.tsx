import { observer } from 'mobx-react-lite';
import type { CanView } from '#src/ui/catalogue/shared/box-editor';
import { BoxBar, BoxCans } from '#src/ui/catalogue/shared/box-editor-view';
import { Button, QuietButton } from '#src/ui/kit/button';
import { Paragraphs } from '#src/ui/kit/lists';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { BoxSize } from './box-size';
import { customizeMessages as messages } from './customize-messages';
import type { CustomizePresenter } from './customize.presenter';
import styles from './customize.module.css';
import bar from '#src/ui/catalogue/shared/box-editor.module.css';

interface SubscriptionBoxProps {
  readonly customize: CustomizePresenter;
}

export const SubscriptionBox = observer(function SubscriptionBox({ customize }: SubscriptionBoxProps) {
  const { box, price, savedText } = customize;
  return (
    <>
      <h1>{messages.title}</h1>
      <div className="stack gap-1">
        <Paragraphs texts={customize.facts} />
      </div>
      <BoxSize customize={customize} />
      <LiveNotice className="stack gap-2" tone="warning" text={box.notice} />
      <Cans customize={customize} />
      <BoxBar
        box={box}
        full={customize.isChanged ? messages.full : messages.unchanged}
        price={
          <p className={bar.price}>
            <span className="visually-hidden">{messages.price}: </span>
            <span translate="no">{price?.amount}</span>
            <span className={styles.before}>{price && ` ${price.before}`}</span>
          </p>
        }
        actions={
          <>
            {customize.isChanged && <QuietButton onClick={() => customize.reset()}>{messages.reset}</QuietButton>}
            <SaveButton customize={customize} />
          </>
        }
      >
        <div className={styles.changes}>
          <FailureNotice failure={customize.saving.failure} />
          {savedText !== undefined && <Notice tone="success" title={messages.saved.title} still text={savedText} />}
        </div>
      </BoxBar>
    </>
  );
});

const Cans = observer(function Cans({ customize }: SubscriptionBoxProps) {
  const { box, cans, stayingCans } = customize;
  const onChoose = (sku: string, quantity: number) => customize.choose(sku, quantity);
  if (stayingCans.length === 0)
    return (
      <>
        <h2 className="visually-hidden">{messages.list}</h2>
        <BoxCans box={box} label={messages.list} cans={cans} onChoose={onChoose} />
      </>
    );
  const isStaying = ({ product }: CanView) => stayingCans.some((staying) => staying.product.sku === product.sku);
  return (
    <>
      <h2>{messages.resize.staying}</h2>
      <BoxCans box={box} label={messages.resize.staying} cans={stayingCans} onChoose={onChoose} />
      <h2>{messages.resize.others}</h2>
      <BoxCans
        box={box}
        label={messages.resize.others}
        cans={cans.filter((can) => !isStaying(can))}
        onChoose={onChoose}
      />
    </>
  );
});

/** Stays enabled after saving, because a disabled button loses the focus. */
const SaveButton = observer(function SaveButton({ customize }: SubscriptionBoxProps) {
  const { box, isChanged, saving } = customize;
  return (
    <Button
      disabled={!box.isFull || !(isChanged || saving.isBusy || saving.isSaved)}
      busy={saving.isBusy}
      busyLabel={messages.saving}
      onClick={() => void customize.save()}
    >
      {box.isFull ? messages.save : messages.notYet(box.missing)}
    </Button>
  );
});
