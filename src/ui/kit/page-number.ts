/** The page of a list that an address asks for; 1 for anything that is no page number (spec §9 Order lists). */
export function readPageNumber(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the list at a path. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
