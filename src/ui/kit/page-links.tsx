import { LinkButton } from './button';

interface PageLinksMessages {
  readonly navigation: string;
  /** "Page 2 of 3". */
  readonly current: (page: number, pages: number) => string;
  readonly newer: string;
  readonly older: string;
}

interface PageLinksProps {
  readonly messages: PageLinksMessages;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The newest comes first; empty for one page. */
export function PageLinks({ messages, page, pages, addressOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className="cluster gap-5 row-gap-3" aria-label={messages.navigation}>
      {page > 1 && (
        <LinkButton to={addressOf(page - 1)} rel="prev" variant="secondary">
          {messages.newer}
        </LinkButton>
      )}
      <p>{messages.current(page, pages)}</p>
      {page < pages && (
        <LinkButton to={addressOf(page + 1)} rel="next" variant="secondary">
          {messages.older}
        </LinkButton>
      )}
    </nav>
  );
}
