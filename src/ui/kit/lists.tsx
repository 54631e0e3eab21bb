import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ListProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface TextListProps extends ListProps {
  readonly items: readonly string[];
}

export function TextList({ items, label, className }: TextListProps) {
  return (
    <ul className={className} role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

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
