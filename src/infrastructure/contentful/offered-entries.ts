import { log } from '#src/application/calls/log';
import { isGiftCard } from '#src/domain/gift-card/gift-card';
import { fields, list, maybe, record, text, readable } from '#src/infrastructure/shared/checks';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { number, unchecked } from '#src/infrastructure/shared/value-checks';
import { clubPath } from './club-entry';
import type { ContentEntry, ContentTypeId } from './content-entry';
import type { EntrySource } from './contentful-entries';
import { type ContentAddress, matchesPattern } from './page-kinds';
import { productPath } from './product-page';
import { withoutLinks } from './without-links';

/** The pages that content can be about, and those that the shop lacks because its engine does (docs/adr/0034). */
export interface ContentScope {
  readonly addresses: readonly ContentAddress[];
  /** Patterns of the addresses that are left out: "/can-club/join/:size/". */
  readonly missing: readonly string[];
  /** False where gift cards are neither sold nor taken. */
  readonly hasGiftCards: boolean;
}

/** The page that an entry is, or leads to. */
const destination = fields({ path: maybe(text), offer: maybe(fields({ club: maybe(number) })) });

type IsMissing = (target: string) => boolean;
type Entries = readonly ContentEntry[];

/** Returns the entries as they are where nothing is left out. */
export function offeredEntries(entries: EntrySource, scope: ContentScope): EntrySource {
  return scope.missing.length === 0 && scope.hasGiftCards ? entries : new OfferedEntries(entries, scope);
}

/**
 * Entries without the capabilities that this shop lacks: no page for them, and no link to a page that is not there. A link in a
 * text becomes its words; any other goes with the group of fields that it belongs to, and so does a block that needs it.
 * Removed parts are logged.
 */
class OfferedEntries implements EntrySource {
  private readonly loads = new Map<ContentTypeId, () => Promise<Entries>>();
  private readonly giftCardPaths = loadOnce(async () =>
    this.scope.hasGiftCards
      ? []
      : (await this.entries.readAll('merch'))
          .filter(isGiftCardEntry)
          .map(({ fields }) => productPath(String(fields['slug']))),
  );

  constructor(
    private readonly entries: EntrySource,
    private readonly scope: ContentScope,
  ) {}

  readAll(type: ContentTypeId): Promise<Entries> {
    const load = this.loads.get(type) ?? loadOnce(() => this.load(type));
    this.loads.set(type, load);
    return load();
  }

  private async load(type: ContentTypeId): Promise<Entries> {
    const isMissing = missingAt([...this.scope.missing, ...(await this.giftCardPaths())]);
    const [offered, leftOut] = partition(await this.entries.readAll(type), (entry) => this.isOffered(entry, isMissing));
    for (const { id } of leftOut) log.warn(`Left out: the shop has no page for what ${type} "${id}" is about`);
    return offered.map((entry) => this.withoutDeadEnds(entry, isMissing));
  }

  private isOffered(entry: ContentEntry, isMissing: IsMissing): boolean {
    const { path, offer } = readable(destination, entry.fields) ?? {};
    const leadsTo = offer?.club === undefined ? path : `/can-club/join/${offer.club}/`;
    return (leadsTo === undefined || !isMissing(leadsTo)) && (this.scope.hasGiftCards || !isGiftCardEntry(entry));
  }

  private withoutDeadEnds(entry: ContentEntry, isMissing: IsMissing): ContentEntry {
    const found = new Set<string>();
    const leadsNowhere = (target: string) => isMissing(target) && found.add(target).has(target);
    const kept = this.prune(entry.fields, leadsNowhere) as ContentEntry['fields'];
    for (const target of found)
      log.warn(`Left out of ${entry.type} "${entry.id}": a link to ${target}, which is no page of this shop`);
    return { ...entry, fields: kept };
  }

  /** Undefined for a link without a target. Linked entries and pictures stay as they are. */
  private prune(value: unknown, leadsNowhere: IsMissing): unknown {
    const written = readable(text, value);
    if (written !== undefined) return leadsNowhere(written) ? undefined : withoutLinks(written, leadsNowhere);
    const rows = readable(list(unchecked), value);
    if (rows) return rows.map((one) => this.prune(one, leadsNowhere)).filter((one) => one !== undefined);
    const group = readable(record, value);
    if (!group || readable(record, group['sys'])) return value;
    const { to, kind, form } = group;
    const target = readable(text, to);
    if (target !== undefined && leadsNowhere(target)) return undefined;
    // A row of the home page, which has no link of its own.
    if (kind === 'club' && leadsNowhere(clubPath)) return undefined;
    if (form === 'gift-card-balance' && !this.scope.hasGiftCards) return undefined;
    const kept = Object.entries(group).map(([id, one]) => [id, this.prune(one, leadsNowhere)] as const);
    return Object.fromEntries(kept.filter(([, one]) => one !== undefined));
  }
}

function isGiftCardEntry({ fields: { sku } }: ContentEntry): boolean {
  return isGiftCard({ sku: readable(text, sku) ?? '' });
}

function missingAt(patterns: readonly string[]): IsMissing {
  return (target) => {
    const [path = ''] = target.split(/[?#]/, 1);
    return path.startsWith('/') && patterns.some((pattern) => matchesPattern(pattern, path.replace(/\/?$/, '/')));
  };
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}
