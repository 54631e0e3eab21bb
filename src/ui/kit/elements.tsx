import type { ReactElement } from 'react';

/** Elements without bare text, which may stand beside something else (docs/adr/0003-the-user-interface-does-each-thing-one-way.md). */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];

/** A text, or elements. */
export type Content = string | Elements;

/** Returns a text in an element of its own, and elements as they are. */
export function inElement(content: Content, Element: 'span' | 'p' = 'span'): Elements {
  return typeof content === 'string' ? <Element>{content}</Element> : content;
}

/** Shows an amount, a code, a number of an order or a name of a product, which no translator may change. */
export function Verbatim({ children }: { readonly children: string }) {
  return <span translate="no">{children}</span>;
}
