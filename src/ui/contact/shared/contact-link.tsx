import type { ContactTopic } from '#src/domain/contact/contact-message';
import { type ButtonVariant, LinkButton } from '#src/ui/kit/button';
import type { Content } from '#src/ui/kit/elements';
import { useSite } from '#src/ui/shell/site-identity';
import { contactMessages } from './contact-messages';

interface ContactLinkProps {
  readonly topic?: ContactTopic;
  readonly order?: string;
  readonly variant?: ButtonVariant;
  readonly children?: Content;
}

/** Empty where the shop takes no messages. */
export function ContactLink({ topic, order, variant = 'quiet', children = contactMessages.action }: ContactLinkProps) {
  if (useSite().shell.contactEmail === undefined) return null;
  const known = new URLSearchParams({ ...(topic && { topic }), ...(order !== undefined && { order }) }).toString();
  return (
    <LinkButton to={known === '' ? '/contact/' : `/contact/?${known}`} variant={variant}>
      {children}
    </LinkButton>
  );
}
