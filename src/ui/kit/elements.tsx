import type { ReactElement } from 'react';

/** What may stand beside something else: elements, without bare text (docs/adr/0071-a-translated-page.md). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];

/** A text, or elements. */
export type Content = string | Elements;

/** Returns a text in an element of its own, and elements as they are. */
export function inElement(content: Content): Elements {
  return typeof content === 'string' ? <span>{content}</span> : content;
}

/** Shows an amount, a code, a number of an order or a name of a product, which no translator may change. */
export function Verbatim({ children }: { readonly children: string }) {
  return <span translate="no">{children}</span>;
}

interface SentenceProps {
  readonly text: string;
  /** The part that no translator may change. */
  readonly verbatim: string;
}

/** Shows a sentence with the number of an order, or with another part that has to stay as it is. */
export function Sentence({ text, verbatim }: SentenceProps) {
  const [before, after = ''] = text.split(verbatim, 2);
  return (
    <>
      <span>{before}</span>
      <Verbatim>{verbatim}</Verbatim>
      <span>{after}</span>
    </>
  );
}
