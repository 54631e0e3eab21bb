import { GatewayError } from '#src/application/ports/gateway-error';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
import type { Address } from '#src/domain/address-book/address';
import { messageOf } from '#tools/console/format';
import type { Step, StepOutcome } from '#tools/console/step';
import type { Variables } from '#tools/environment';
import { addressProblems } from './address-problems';
import { openBackEnd } from './back-end';
import { certificateProblems } from './certificate-problems';
import { headerProblems } from './header-problems';
import type { Sender } from './mail-problems';
import { mailProblems } from './mail-problems';
import { pageProblems } from './page-problems';
import { priceProblems } from './price-problems';
import { purchase } from './purchase';
import { ReleasedShop } from './released-shop';
import { signInProblems } from './sign-in-problems';

export interface SmokeOptions {
  /** The configuration that the shop was built with. */
  readonly variables: Variables;
  /** The address of the shop, which the configuration has to be of. */
  readonly address: string;
  /** The moment for which certificates are judged. */
  readonly now: Date;
  /** Pays with a test card. */
  readonly isPaid: boolean;
  /** The session of a customer at the sign-in provider. */
  readonly sessionToken: string | undefined;
  readonly email: string;
  /** The writer of its mails; without one, no record of theirs is looked at. */
  readonly sender: Sender | undefined;
  readonly place: Pick<Address, 'city' | 'stateAbbr' | 'zipcode'>;
}

/** The buyer, unless somebody says otherwise: most shops of the country ship to California. */
export const usualBuyer = { email: 'smoke@example.com', place: { city: 'Fresno', stateAbbr: 'CA', zipcode: '93650' } };

/** Returns the looks at a shop that was just released. Throws when the configuration is that of another shop. */
export function smokeSteps(options: SmokeOptions): readonly Step[] {
  const { variables, now, sessionToken, email, place, isPaid, sender } = options;
  checkEnvironment(variables, () => undefined);
  const shop = new ReleasedShop(originOf(options), variables);
  const backEnd = openBackEnd(variables);
  const customer =
    sessionToken === undefined ? undefined : { sessionToken, backEnd: (jwt: string) => openBackEnd(variables, jwt) };
  const address: Address = {
    ...{ name: 'Smoke Test', address1: '1 Test Street', address2: '', phone: '5595550100', countryIso: 'US' },
    ...place,
  };
  return [
    step('certificates', async () => [
      ...(await certificateProblems(shop.origin, { now })),
      ...(await certificateProblems(backEnd.url, { now })),
    ]),
    ...(sender ? [step('records of the mails', () => mailProblems(sender))] : []),
    step('headers and caching', () => headerProblems(shop)),
    step('redirects and pages that are not there', () => addressProblems(shop)),
    step('sitemap, robots.txt, structured data', () => pageProblems(shop)),
    step(customer ? 'sign-in' : 'sign-in provider', () => signInProblems(shop, customer)),
    step('prices and stock', () => priceProblems(shop, backEnd)),
    {
      name: isPaid ? 'a purchase with a test card' : 'a purchase without paying',
      run: async () => {
        try {
          const { problems, note } = await purchase(shop, backEnd, { email, address }, isPaid);
          return { ...outcomeOf(problems), ...(note !== undefined && { note }) };
        } catch (error) {
          return outcomeOf([sentenceOf(error)]);
        }
      },
    },
  ];
}

function originOf({ address, variables }: SmokeOptions): string {
  if (!URL.canParse(address)) throw new Error(`Give the address of the shop: npm run smoke -- https://shop.example`);
  const { origin } = new URL(address);
  const own = new URL(variables['VITE_SITE_URL'] ?? address).origin;
  if (own !== origin)
    throw new Error(`The configuration is that of ${own}, and not of ${origin}: name its file with ENV_FILE.`);
  return origin;
}

function step(name: string, look: () => Promise<readonly string[]>): Step {
  return { name, run: async () => outcomeOf(await look().catch((error: unknown) => [sentenceOf(error)])) };
}

/** The shop's adapters fail with a code, beside the server's messages about fields. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return messageOf(error);
  const fields = Object.entries(error.errors).map(([field, texts]) => `${field} ${texts.join(', ')}`);
  return `The back end refuses a call: ${[error.code, ...(error.message === error.code ? [] : [error.message]), ...fields].join('; ')}.`;
}

function outcomeOf(problems: readonly string[]): StepOutcome {
  return { ok: problems.length === 0, output: problems.join('\n') };
}
