import type { ReactNode } from 'react';
import { useSite } from '#src/ui/app/site-identity';
import { type ButtonVariant, LinkButton } from '#src/ui/components/button';
import { contactMessages } from '#src/ui/messages/contact-messages';

interface ContactLinkProps {
  readonly subject: string;
  /** What the e-mail begins with. */
  readonly body?: string;
  readonly variant?: ButtonVariant;
  readonly children?: ReactNode;
}

/** Starts an e-mail to the shop; nothing where the shop does not say where to write to. */
export function ContactLink({ subject, body, variant = 'quiet', children = contactMessages.action }: ContactLinkProps) {
  const { contactEmail } = useSite().shell;
  if (contactEmail === undefined) return null;
  const fields = [`subject=${encodeURIComponent(subject)}`];
  // A line of an e-mail ends with CRLF (RFC 6068).
  if (body !== undefined) fields.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
  return (
    <LinkButton to={`mailto:${contactEmail}?${fields.join('&')}`} variant={variant}>
      {children}
    </LinkButton>
  );
}
