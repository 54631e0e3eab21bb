import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { type ContactTopic, contactTopic, orderNumber } from '#src/domain/contact/contact-message';
import { useSite } from '#src/ui/app/site-identity';
import { useFocusOnChange } from '#src/ui/app/use-focus-on-change';
import { Button, LinkButton } from '#src/ui/components/button';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { contactPageMessages as words } from '#src/ui/messages/contact-page-messages';
import { ContactForm } from './contact-form';
import { ContactPresenter } from './contact.presenter';
import styles from './contact-section.module.css';

export interface ContactSectionProps {
  /** What it is about unless the address says it. */
  readonly topic?: ContactTopic | undefined;
}

/** Writing to the shop (spec §2 contact); the parameters of the address say what it is about. */
export const ContactSection = observer(function ContactSection({ topic }: ContactSectionProps) {
  const [parameters] = useSearchParams();
  const page = usePresenter(ContactPresenter, {
    topic: contactTopic(parameters.get('topic')) ?? topic,
    order: orderNumber(parameters.get('order') ?? ''),
  });
  // The form is gone with the button that was pressed, or the notice with its button.
  const heading = useFocusOnChange(page.sentTo === undefined ? 'form' : 'sent');
  return (
    <section className={styles.section} aria-labelledby="contact-form">
      <h2 id="contact-form" ref={heading} tabIndex={-1}>
        {page.sentTo === undefined ? words.formTitle : words.sent}
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
      action={
        <Button variant="quiet" small onClick={() => page.startOver()}>
          {words.another}
        </Button>
      }
    >
      <p>{words.sentText(page.sentTo)}</p>
    </Notice>
  );
});

/** For a shop that takes no messages here. */
function ByMail() {
  const { contactEmail } = useSite().shell;
  return (
    <>
      <p>{words.notOffered}</p>
      {contactEmail !== undefined && (
        <p>
          <LinkButton to={`mailto:${contactEmail}`}>{words.byMail}</LinkButton>
        </p>
      )}
    </>
  );
}
