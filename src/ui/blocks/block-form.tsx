import { observer } from 'mobx-react-lite';
import type { FormBlock, FormPause, OfferedForm } from '#src/domain/page/page-block';
import { GiveawayEntry } from '#src/ui/campaign/parts/giveaway-entry';
import { campaignMessages as messages } from '#src/ui/campaign/shared/campaign-messages';
import { ContactSection } from '#src/ui/contact/parts/contact-section';
import { RedeemGiftCard } from '#src/ui/gift-card/parts/redeem-gift-card';
import { LinkButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { MailingListSignUp } from '#src/ui/mailing-list/parts/mailing-list-sign-up';
import { FindOrder } from '#src/ui/orders/parts/find-order';
import { BlockFormPresenter } from './block-form.presenter';

export interface BlockFormProps {
  readonly block: FormBlock;
}

export const BlockForm = observer(function BlockForm({ block }: BlockFormProps) {
  const { period, coming, over } = block;
  const { phase } = usePresenter(BlockFormPresenter, { period });
  const pause = phase === 'coming' ? coming : phase === 'over' ? over : undefined;
  return (
    <>
      {period.starts !== undefined && phase === 'coming' && <h3>{messages.opens(period.starts)}</h3>}
      {period.ends !== undefined && phase === 'over' && <h3>{messages.over(period.ends)}</h3>}
      {period.ends !== undefined && phase === 'running' && <p className="note">{messages.open(period.ends)}</p>}
      {pause && <Pause pause={pause} />}
      <Form form={block} isOpen={phase === 'running'} />
    </>
  );
});

function Pause({ pause: { text, action } }: { readonly pause: FormPause }) {
  return (
    <>
      <p>{text}</p>
      <div className="cluster">
        <LinkButton to={action.to}>{action.label}</LinkButton>
      </div>
    </>
  );
}

function Form({ form, isOpen }: { readonly form: OfferedForm; readonly isOpen: boolean }) {
  switch (form.form) {
    case 'mailing-list':
      // Its mails link here, even long after the end.
      return <MailingListSignUp list={form.list} consent={form.consent} isClosed={!isOpen} />;
    case 'giveaway':
      return (
        isOpen && <GiveawayEntry giveaway={form.giveaway} excludedStates={form.excludedStates} terms={form.terms} />
      );
    case 'contact':
      return isOpen && <ContactSection topic={form.topic} />;
    case 'gift-card-balance':
      return isOpen && <RedeemGiftCard />;
    case 'find-order':
      return isOpen && <FindOrder />;
  }
}

export { BlockForm as View };
