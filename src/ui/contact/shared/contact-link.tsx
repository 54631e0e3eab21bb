import type { ContactTopic } from '#src/domain/contact/contact-message';
import { type ButtonVariant, LinkButton } from '#src/ui/kit/button';
import type { Content } from '#src/ui/kit/elements';
import { useSite, useWrittenPages } from '#src/ui/shell/site-identity';
import { contactMessages } from './contact-messages';

interface ContactLinkProps {
  readonly topic?: ContactTopic;
  readonly order?: string;
  readonly variant?: ButtonVariant;
  readonly children?: Content;
}

/** Leads to the mail program where the page is not written. Empty where the shop takes no messages. */
export function ContactLink({ topic, order, variant = 'quiet', children = contactMessages.action }: ContactLinkProps) {
  const { contactEmail } = useSite().shell;
  const isWritten = useWrittenPages();
  if (contactEmail === undefined) return null;
  const known = new URLSearchParams({ ...(topic && { topic }), ...(order !== undefined && { order }) }).toString();
  const page = known === '' ? '/contact/' : `/contact/?${known}`;
  return (
    <LinkButton to={isWritten('/contact/') ? page : `mailto:${contactEmail}`} variant={variant}>
      {children}
    </LinkButton>
  );
}
