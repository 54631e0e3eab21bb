import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { ContactContent } from '#src/domain/content/page-content';
import { contactTopic, orderNumber } from '#src/domain/support/contact-message';
import type { PageProps } from '#src/ui/app/page-route';
import { useSite } from '#src/ui/app/site-identity';
import { useFocusOnChange } from '#src/ui/app/use-focus-on-change';
import { Button, LinkButton } from '#src/ui/components/button';
import { Notice } from '#src/ui/components/notice';
import { PageTitle } from '#src/ui/components/page-title';
import { Prose, ProseBlocks } from '#src/ui/components/prose-blocks';
import { usePresenter } from '#src/ui/di/use-presenter';
import { contactPageMessages as words } from '#src/ui/messages/contact-page-messages';
import { ContactPresenter } from './contact.presenter';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

/** Where one writes to the shop, and where else it is to be found (spec §2 contact). */
export const ContactPage = observer(function ContactPage({ content }: PageProps<ContactContent>) {
  const [parameters] = useSearchParams();
  const page = usePresenter(ContactPresenter, {
    topic: contactTopic(parameters.get('topic')),
    order: orderNumber(parameters.get('order') ?? ''),
  });
  // The form is gone with the button that was pressed, or the notice with its button.
  const heading = useFocusOnChange(page.sentTo === undefined ? 'form' : 'sent');
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <div className={styles.layout}>
        <section className={styles.main} aria-labelledby="contact-form">
          <h2 id="contact-form" ref={heading} tabIndex={-1}>
            {page.sentTo === undefined ? words.formTitle : words.sent}
          </h2>
          {page.isOffered ? <Form page={page} /> : <ByMail />}
        </section>
        <div className={styles.aside}>
          <Details content={content} />
          <Prose>
            <ProseBlocks blocks={content.body} />
          </Prose>
        </div>
      </div>
    </div>
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
      <p className={styles.text}>{words.sentText(page.sentTo)}</p>
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

function Details({ content: { details } }: { readonly content: ContactContent }) {
  const { site, shell } = useSite();
  return (
    <dl className={styles.details}>
      {shell.contactEmail !== undefined && (
        <div>
          <dt>{words.mail}</dt>
          <dd>
            <a href={`mailto:${shell.contactEmail}`}>{shell.contactEmail}</a>
          </dd>
        </div>
      )}
      {details && (
        <>
          <div>
            <dt>{words.hours}</dt>
            {details.hours.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>
              <address>
                {site.brandName}
                <br />
                {details.address.street}
                <br />
                {`${details.address.city}, ${details.address.state} ${details.address.zipcode}`}
              </address>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
