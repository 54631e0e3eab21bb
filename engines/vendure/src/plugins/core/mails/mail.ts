/** A line of an order, or a row below them. */
export interface AmountRow {
  readonly label: string;
  readonly details?: readonly string[];
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** A part of a mail. HTML and text are made of the same parts, so that they say the same. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }
  /** Terms with their descriptions, each of which may have several lines. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** The words of somebody else, line by line as they wrote them. */
  | { readonly kind: 'quote'; readonly text: string }
  /** A link, shown as a button. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

export type Fact = readonly [term: string, lines: readonly string[]];

export interface MailContent {
  readonly to: string;
  readonly subject: string;
  /** The heading; the subject when left out. */
  readonly title?: string;
  readonly blocks: readonly MailBlock[];
  /** The address that gets answers, in place of the sender's. */
  readonly replyTo?: string;
  /** The address to which a mailbox posts when its owner takes themselves off a mailing list (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Says that it goes out without HTML, as a mail does whose words are those of strangers. */
  readonly isPlain?: boolean;
  /** A text message to a phone in E.164; a mail when left out. */
  readonly channel?: 'sms';
}

/** A mail, or a text message, as it goes out. */
export interface Mail extends Pick<MailContent, 'to' | 'subject' | 'replyTo' | 'unsubscribeUrl' | 'channel'> {
  readonly text: string;
  /** Empty for one that is text alone. */
  readonly html: string;
  /** The addresses behind its buttons. */
  readonly links: readonly string[];
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

export function action(label: string, url: string): MailBlock {
  return { kind: 'action', label, url };
}
