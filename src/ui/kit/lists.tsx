import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ListProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface TextListProps extends ListProps {
  readonly items: readonly string[];
}

/** Shows texts as a list without marks. */
export function TextList({ items, label, className }: TextListProps) {
  return (
    <ul className={className} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Shows texts as paragraphs. */
export function Paragraphs({ texts, className }: { readonly texts: readonly string[]; readonly className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

export interface ListedLink {
  readonly to: string;
  readonly label: ReactNode;
}

interface LinkListProps extends ListProps {
  readonly links: readonly ListedLink[];
}

/** Shows links as a list without marks. */
export function LinkList({ links, label, className }: LinkListProps) {
  return (
    <ul className={className} role="list" aria-label={label}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
