import { fieldsOf, integerOf } from './request-body';

export interface Page {
  /** From 1. */
  readonly number: number;
  readonly size: number;
}

/** The pagination fields of every list. */
export interface PageFields {
  readonly count: number;
  readonly total_count: number;
  readonly current_page: number;
  readonly pages: number;
  readonly per_page: number;
}

const defaultSize = 25;
const maxSize = 500;

/** Reads `page` and `per_page`; invalid values count as not sent. */
export function pageOf(query: unknown): Page {
  const { page, per_page: perPage } = fieldsOf(query);
  const size = integerOf(perPage) ?? defaultSize;
  return { number: Math.max(integerOf(page) ?? 1, 1), size: size < 1 ? defaultSize : Math.min(size, maxSize) };
}

export function offsetOf(page: Page): number {
  return (page.number - 1) * page.size;
}

export function pageFields(page: Page, rows: number, allRows: number): PageFields {
  return {
    count: rows,
    total_count: allRows,
    current_page: page.number,
    pages: Math.ceil(allRows / page.size),
    per_page: page.size,
  };
}
