import type { Environment, Variables } from '#tools/environment';
import { readPort } from '#tools/environment';

const ENGINE_PORT = 3301;

/** A shop on Vendure: the storefront and the sandbox beside it, and what the engine is told. */
export interface VendureEnvironment {
  readonly environment: Environment;
  readonly engine: { readonly port: number; readonly variables: Variables };
}

/**
 * Moves a shop onto the engine: the storefront is built for it, in a folder of its own, and calls it. DATABASE_URL is the
 * engine's then; the sandbox stays for sign-in, content, mails and the payment page.
 */
export function onVendure(environment: Environment): VendureEnvironment {
  const { DATABASE_URL: databaseUrl, ...others } = environment.variables;
  const port = readPort('ENGINE_PORT', environment.variables, ENGINE_PORT);
  const url = `http://localhost:${port}`;
  return {
    environment: {
      ...environment,
      variables: {
        SITE_DIRECTORY: '.cache/vendure-site',
        ...others,
        VITE_SHOP_ENGINE: 'vendure',
        VITE_ORDER_API_URL: url,
      },
    },
    engine: {
      port,
      variables: {
        DATABASE_URL: databaseUrl,
        SHOP_URL: environment.storefrontUrl,
        SANDBOX_URL: environment.sandboxUrl,
        ENGINE_URL: url,
        CHANNEL_TOKEN: environment.variables['VITE_TENANT_ID'],
      },
    },
  };
}
