/**
 * Journeys run in a browser against a shop that is already up; `npm run e2e` and `npm test` build and start one and hand
 * its addresses over. Started without them, say how instead of failing in every test.
 */
export default function requireRunningShop(): void {
  const missing = ['STOREFRONT_URL', 'SANDBOX_URL'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `The journeys need a running shop (${missing.join(', ')} not set). Run them with "npm run e2e -- <filter>".`,
    );
  }
}
