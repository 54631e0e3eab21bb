import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { type ContactTopic, contactTopic, orderNumber } from '#src/domain/contact/contact-message';
import { LinkButton, QuietButton } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { ContactForm } from './contact-form';
import { contactPageMessages as messages } from './contact-page-messages';
import { ContactPresenter } from './contact.presenter';

export interface ContactSectionProps {
  readonly topic?: ContactTopic | undefined;
}

/** The parameters of the address set the topic (spec §2 contact). */
export const ContactSection = observer(function ContactSection({ topic }: ContactSectionProps) {
  const [parameters] = useSearchParams();
  const page = usePresenter(ContactPresenter, {
    topic: contactTopic(parameters.get('topic')) ?? topic,
    order: orderNumber(parameters.get('order') ?? ''),
  });
  // The pressed button has disappeared with its form or notice, so the heading gets the focus.
  const heading = useFocusOnChange(page.sentTo === undefined ? 'form' : 'sent');
  return (
    <section className="stack gap-5" aria-labelledby="contact-form">
      <h2 id="contact-form" ref={heading} tabIndex={-1}>
        {page.sentTo === undefined ? messages.formTitle : messages.sent}
      </h2>
      {page.isOffered ? <Form page={page} /> : <ByMail />}
    </section>
  );
});

const Form = observer(function Form({ page }: { readonly page: ContactPresenter }) {
  if (page.sentTo === undefined) return <ContactForm page={page} />;
  return (
    <Notice
      tone="success"
      still
      action={<QuietButton onClick={() => page.startOver()}>{messages.another}</QuietButton>}
      text={messages.sentText(page.sentTo)}
    />
  );
});

function ByMail() {
  const { contactEmail } = useSite().shell;
  return (
    <>
      <p>{messages.notOffered}</p>
      {contactEmail !== undefined && (
        <p>
          <LinkButton to={`mailto:${contactEmail}`}>{messages.byMail}</LinkButton>
        </p>
      )}
    </>
  );
}
