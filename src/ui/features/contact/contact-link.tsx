import { useSite } from '#src/ui/app/site-identity';
import { type ButtonVariant, LinkButton } from '#src/ui/components/button';
import { contactMessages } from '#src/ui/messages/contact-messages';

interface ContactLinkProps {
  readonly subject: string;
  readonly variant?: ButtonVariant;
}

/** Starts an e-mail to the shop; nothing where the shop does not say where to write to. */
export function ContactLink({ subject, variant = 'quiet' }: ContactLinkProps) {
  const { contactEmail } = useSite().shell;
  if (contactEmail === undefined) return null;
  return (
    <LinkButton to={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`} variant={variant}>
      {contactMessages.action}
    </LinkButton>
  );
}
