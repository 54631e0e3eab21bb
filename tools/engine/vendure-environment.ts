import type { Environment, Variables } from '#tools/environment';
import { readPort, requireDistinctPorts } from '#tools/environment';

const ENGINE_PORT = 3301;
const DATABASE_PORT = 5544;

/** Addresses of services of the engine itself, as the sandbox has them. */
const SERVICES = [
  'VITE_CONTACT_URL',
  'VITE_OPT_IN_URL',
  'VITE_REVIEWS_URL',
  'VITE_EVENTS_URL',
  'VITE_AFFILIATE_URL',
] as const;

/** A shop on Vendure: the storefront and the sandbox beside it, and the engine's variables. */
export interface VendureEnvironment {
  readonly environment: Environment;
  readonly engine: { readonly port: number; readonly variables: Variables };
}

/**
 * Moves a shop onto the engine: the storefront is built for it, in a folder of its own, and calls it. DATABASE_URL is the
 * engine's then; the sandbox stays for sign-in, content, mails, the payment page, and for where visitors are: no proxy on this
 * machine knows it. Throws when two of them have the same port.
 */
export function onVendure(environment: Environment): VendureEnvironment {
  const { DATABASE_URL: databaseUrl, ...others } = environment.variables;
  const port = readPort('ENGINE_PORT', environment.variables, ENGINE_PORT);
  const databasePort = readPort('DATABASE_PORT', environment.variables, DATABASE_PORT);
  requireDistinctPorts({
    PORT: environment.storefrontPort,
    SANDBOX_PORT: environment.sandboxPort,
    ENGINE_PORT: port,
    ...(databaseUrl === undefined && { DATABASE_PORT: databasePort }),
  });
  const url = `http://localhost:${port}`;
  return {
    environment: {
      ...environment,
      variables: {
        SITE_DIRECTORY: '.cache/vendure-site',
        ...others,
        ...servicesAt(url, environment),
        VITE_SHOP_ENGINE: 'vendure',
        VITE_ORDER_API_URL: url,
      },
    },
    engine: {
      port,
      variables: {
        DATABASE_URL: databaseUrl,
        DATABASE_PORT: String(databasePort),
        SHOP_URL: environment.storefrontUrl,
        SANDBOX_URL: environment.sandboxUrl,
        ENGINE_URL: url,
        CHANNEL_TOKEN: environment.variables['VITE_TENANT_ID'],
      },
    },
  };
}

/** The addresses that were the sandbox's, at the engine: one that is elsewhere, or left out, stays so. */
function servicesAt(engineUrl: string, { variables, sandboxUrl }: Environment): Variables {
  return Object.fromEntries(
    SERVICES.flatMap((name) => {
      const address = variables[name];
      const isOfSandbox = address === sandboxUrl || address?.startsWith(`${sandboxUrl}/`);
      return address !== undefined && isOfSandbox ? [[name, address.replace(sandboxUrl, engineUrl)]] : [];
    }),
  );
}
