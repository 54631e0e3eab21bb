/** A line of an order, or a row below them. */
export interface AmountRow {
  readonly label: string;
  /** Its contents, or its recipient. */
  readonly details?: readonly string[];
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** A part of a mail. HTML and text are made of the same parts, so that they say the same. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }
  /** Terms with their descriptions. A description may have several lines. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [term: string, description: string])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** Parts that stand out from the rest. */
  | { readonly kind: 'panel'; readonly title: string; readonly blocks: readonly MailBlock[] };

export interface MailSender {
  readonly name: string;
  /** The address for questions. */
  readonly contactEmail?: string;
}

export interface MailContent {
  readonly subject: string;
  /** The heading of the mail; the subject when left out. */
  readonly title?: string;
  readonly blocks: readonly MailBlock[];
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** A term with its description. */
export function fact(term: string, description: string): MailBlock {
  return { kind: 'facts', rows: [[term, description]] };
}

/** A link that is shown as a button, and with its URL in the text. */
export function action(label: string, url: string): MailBlock {
  return { kind: 'action', label, url };
}
