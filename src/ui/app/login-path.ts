interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const loginPage = '/account/login/';

/** The way to sign in and come back to where one is. */
export function loginPath(place: Place | undefined): string {
  if (!place || place.pathname === loginPage) return loginPage;
  return `${loginPage}?return=${encodeURIComponent(place.pathname + place.search + place.hash)}`;
}
