import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VendureConfig } from '@vendure/core';
import { Permission, SettingsStoreScopes } from '@vendure/core';
import type { RequestHandler } from 'express';
import { Router, static as files } from 'express';

/** The folder of the built dashboard, a package of its own (dashboard/README.md). */
export const dashboardFolder = join(__dirname, '../../../dashboard/dist');

/** Says why there is no dashboard; undefined when there is one. */
export function dashboardProblem(folder = dashboardFolder): string | undefined {
  if (existsSync(documentIn(folder))) return undefined;
  return 'The dashboard is not built: run `npm ci && npm run build` in the folder `dashboard` of the engine.';
}

/**
 * Serves the built dashboard: its one document at every address, because its pages are the browser's matter, and its files for as
 * long as browsers keep them, because another build gives them other names. Its pictures come from `assetsUrl`.
 */
export function serveDashboard(assetsUrl: string, folder = dashboardFolder): RequestHandler {
  const router = Router();
  const policy = policyOf(new URL(assetsUrl).origin);
  router.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  router.use('/assets', files(join(folder, 'assets'), { immutable: true, maxAge: '1y', redirect: false }));
  router.use('/assets', (_request, response) => void response.sendStatus(404));
  router.use(files(folder, { index: false, redirect: false }));
  router.get('/{*page}', (_request, response) => {
    const problem = dashboardProblem(folder);
    if (problem === undefined) response.set('Cache-Control', 'no-cache').sendFile(documentIn(folder));
    else response.status(503).type('text/plain').send(problem);
  });
  return router;
}

/** The places of the engine's settings store in which the dashboard keeps the preferences of its users. */
export const dashboardSettings: NonNullable<VendureConfig['settingsStoreFields']> = {
  'vendure.dashboard': [
    { name: 'userSettings', scope: SettingsStoreScopes.user },
    { name: 'userSavedViews', scope: SettingsStoreScopes.user },
    {
      name: 'globalSavedViews',
      scope: SettingsStoreScopes.global,
      requiresPermission: { read: Permission.Authenticated, write: Permission.UpdateSettings },
    },
  ],
};

/** Nothing but this engine's own code, calls to it, and pictures. */
function policyOf(assetsOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Components position floating parts by style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${assetsOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function documentIn(folder: string): string {
  return join(folder, 'index.html');
}
