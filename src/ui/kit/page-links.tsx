import { LinkButton } from './button';

export interface PageLinksProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** "Page 2 of 3". */
  readonly current: string;
  readonly previous: string;
  readonly next: string;
  readonly addressOf: (page: number) => string;
}

/** Shows the links of a list that has several pages; empty for one page. */
export function PageLinks({ label, page, pages, current, previous, next, addressOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className="cluster gap-5 row-gap-3" aria-label={label}>
      {page > 1 && (
        <LinkButton to={addressOf(page - 1)} rel="prev" variant="secondary">
          {previous}
        </LinkButton>
      )}
      <p>{current}</p>
      {page < pages && (
        <LinkButton to={addressOf(page + 1)} rel="next" variant="secondary">
          {next}
        </LinkButton>
      )}
    </nav>
  );
}
