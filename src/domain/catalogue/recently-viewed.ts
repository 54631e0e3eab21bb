import type { Instant } from '#src/domain/interval/interval';

/** A product whose page was read in this browser. */
export interface View {
  readonly sku: string;
  readonly at: Instant;
}

/** The most products that a browser remembers. */
export const maxViews = 12;

/** Milliseconds after which a view is forgotten: a week. */
export const viewLifetime = 7 * 24 * 60 * 60 * 1000;

/** Puts the product first, once, and forgets those of last week. */
export function withView(views: readonly View[], sku: string, now: Instant): readonly View[] {
  const others = freshViews(views, now).filter((view) => view.sku !== sku);
  return [{ sku, at: now }, ...others].slice(0, maxViews);
}

/** Views of the last week, the newest first. A view of the future comes from a clock that was wrong, and is left out. */
export function freshViews(views: readonly View[], now: Instant): readonly View[] {
  return views.filter(({ at }) => at <= now && now - at < viewLifetime).slice(0, maxViews);
}
