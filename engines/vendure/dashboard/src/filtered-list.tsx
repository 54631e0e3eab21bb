import { Button } from '@vendure/dashboard';

interface FilterProps<Filter extends string> {
  readonly label: string;
  /** The names of the filters, as the page has them. */
  readonly names: Readonly<Record<Filter, string>>;
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** The buttons that choose the filter of a list. */
export function FilterButtons<Filter extends string>({ label, names, chosen, onChoose }: FilterProps<Filter>) {
  return (
    <div className="mb-4 flex flex-wrap gap-2" role="group" aria-label={label}>
      {(Object.keys(names) as Filter[]).map((one) => (
        <Button
          key={one}
          type="button"
          variant={one === chosen ? 'default' : 'outline'}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </Button>
      ))}
    </div>
  );
}

interface PagerProps {
  /** Counts from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one. A page may be the last one no more, once its items are decided on. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1 && page <= 1) return null;
  return (
    <div className="mt-4 flex items-center gap-2 text-sm">
      <Button type="button" variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Before
      </Button>
      Page {page} of {pages}
      <Button type="button" variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        After
      </Button>
    </div>
  );
}
