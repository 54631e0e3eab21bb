/** Milliseconds. */
const timeout = 10_000;

/**
 * Sends JSON in a call that continues when the page is left, without cookies and without saying from which page. Never
 * rejects: returns why it was not taken, or undefined.
 */
export function postAlive(url: string, body: string): Promise<string | undefined> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  }).then(
    ({ ok, status }) => (ok ? undefined : `it answered ${status}`),
    (error: unknown) => (error instanceof Error ? error.name : 'no answer'),
  );
}
