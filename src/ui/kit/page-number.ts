/** Returns 1 for an invalid page number (spec §9 Order lists). */
export function readPageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Names a page after the first, such as "Page 2". */
export function pagePart(search: URLSearchParams): string | undefined {
  const page = readPageNumber(search);
  return page === 1 ? undefined : `Page ${page}`;
}

export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
