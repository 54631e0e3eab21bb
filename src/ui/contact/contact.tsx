import type { ContactContent } from '#src/domain/contact/contact-content';
import { contactPageMessages as messages } from '#src/ui/contact/parts/contact-page-messages';
import { ContactSection } from '#src/ui/contact/parts/contact-section';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import styles from './contact.module.css';

/** Shows the contact form, and other ways to reach the shop (spec §2 contact). */
export function ContactPage({ content }: PageProps<ContactContent>) {
  return (
    <div className="container page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <div className="cluster top gap-16 row-gap-10 ruled">
        <div className={styles.main}>
          <ContactSection />
        </div>
        <div className={`stack gap-6 ${styles.aside}`}>
          <Details content={content} />
          <Prose blocks={content.body} />
        </div>
      </div>
    </div>
  );
}

function Details({ content: { details } }: { readonly content: ContactContent }) {
  const { site, shell } = useSite();
  return (
    <dl className={`stack gap-5 ${styles.details}`}>
      {shell.contactEmail !== undefined && (
        <div>
          <dt>{messages.mail}</dt>
          <dd>
            <a href={`mailto:${shell.contactEmail}`}>{shell.contactEmail}</a>
          </dd>
        </div>
      )}
      {details && (
        <>
          <div>
            <dt>{messages.hours}</dt>
            {details.hours.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          <div>
            <dt>{messages.address}</dt>
            <dd>
              <address>
                <span translate="no">{site.brandName}</span>
                <br />
                <span>{details.address.street}</span>
                <br />
                <span>{`${details.address.city}, ${details.address.state} ${details.address.zipcode}`}</span>
              </address>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

export const page = definePage<ContactContent>({ View: ContactPage, head: contentHead });
