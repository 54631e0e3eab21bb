import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { type StoredCart, storefrontUrl } from './back-end';
import type { Basket, Stage } from './basket';
import { prepareContext } from './browser';
import { browserChoice } from './browser-choice';
import { Faults } from './faults';
import { Footprint } from './footprint';
import { plantFault } from './planted-fault';
import { prepareCart } from './prepared-cart';
import { type RememberedSession, signUp } from './remembered-session';
import { Secrets } from './secrets';
import { Tab } from './tab';
import { Trouble } from './trouble';

/** Windows that every screen has to suit. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 900 },
} as const;

/** The last one is as large as a desktop's at 400 % zoom. */
const windows = { ...viewports, zoomed: { width: 320, height: 256 } } as const;

export interface VisitorOptions extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'reducedMotion'> {
  readonly viewport?: keyof typeof windows;
  /** Comes with a cart that was filled before, in quantities by sku. */
  readonly basket?: Basket;
  /** The stage of that cart's order; 'cart' by default. */
  readonly stage?: Stage;
  /** Further entries of this browser's storage, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The e-mail address of a known customer; a fresh one by default. */
  readonly email?: string;
  /** Has signed in before, in this browser. */
  readonly isSignedIn?: boolean;
  /** The purposes allowed when the shop asked about privacy, none by default; 'unasked' for a first visit. */
  readonly consent?: readonly TrackingPurpose[] | 'unasked';
  /** Runs in every page before its own scripts. */
  readonly initScript?: string;
}

/** At night everything moves as it does for most shoppers; a sample waits for no movement to end. */
const stillInSamples = process.env['SAMPLE'] === undefined ? 'no-preference' : 'reduce';

export const { isTraced } = browserChoice(process.env);

/** Milliseconds to wait for a state; a small, busy machine is slow at times. */
const patience = 20_000;

function confirmAge(order: string): string {
  return `if (location.protocol.startsWith('http')) sessionStorage.setItem('draft-checkout-age', '{"givenTo":"${order}"}')`;
}

/** A visitor with a browser profile of their own: nothing stored, no cart, and faults that no other visitor meets. */
export class Visitor {
  readonly faults: Faults;
  readonly trouble: Trouble;
  readonly secrets: Secrets;
  readonly footprint: Footprint;

  private constructor(
    /** Sent along as X-Anonymous-Id, by which faults know whom to hit. */
    readonly id: string,
    readonly context: BrowserContext,
    readonly tab: Tab,
    private readonly prepared: StoredCart | undefined,
    private readonly session: RememberedSession | undefined,
    /** Of a shop with planted faults: those that were met. */
    readonly reached: ReadonlySet<string>,
  ) {
    this.faults = new Faults(id, context);
    this.trouble = new Trouble(context);
    this.secrets = new Secrets(context);
    this.footprint = new Footprint(context);
  }

  static async arrive(browser: Browser, arrival: VisitorOptions = {}): Promise<Visitor> {
    // In the shape of the shop's own ids, which is how a visitor who allows statistics is known.
    const name = randomUUID();
    const id = name.replaceAll('-', '');
    const {
      // Without a place where a line could break.
      email = `${id}@example.com`,
      viewport = 'desktop',
      basket,
      stage = 'cart',
      stored = {},
      isSignedIn = false,
      consent = [],
      initScript,
      reducedMotion = stillInSamples,
      ...options
    } = arrival;
    const session = isSignedIn ? await signUp(email) : undefined;
    const cart = basket && (await prepareCart(basket, stage, email, session?.jwt));
    const context = await browser.newContext({
      ...options,
      reducedMotion,
      baseURL: storefrontUrl,
      viewport: windows[viewport],
      extraHTTPHeaders: { 'X-Anonymous-Id': id },
      storageState: storageWith({
        ...(cart && { 'cart-number': cart.number, 'cart-token': cart.token }),
        ...session?.stored,
        ...(consent !== 'unasked' && answered(consent)),
        ...(consent.includes('statistics') && { 'anonymous-id': id }),
        ...stored,
      }),
    });
    context.setDefaultTimeout(patience);
    if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
    await prepareContext(context);
    if (session) await context.addCookies([...session.cookies]);
    // A shopper at this stage has confirmed their age in this very tab.
    if (cart && stage !== 'cart') await context.addInitScript(confirmAge(cart.number));
    if (initScript !== undefined) await context.addInitScript(initScript);
    const reached = await plantFault(context);
    return new Visitor(id, context, new Tab(await context.newPage(), email), cart, session, reached);
  }

  /** The cart this visitor came with. */
  get cart(): StoredCart {
    if (!this.prepared) throw new Error('This visitor came without a cart.');
    return this.prepared;
  }

  /** Proves to the shop who the customer is. Throws for a visitor who came as a guest. */
  get jwt(): string {
    if (!this.session) throw new Error('This visitor came as a guest.');
    return this.session.jwt;
  }

  /** Another tab of the same browser. */
  readonly openTab = async (): Promise<Tab> => new Tab(await this.context.newPage(), this.tab.email);

  /** Cuts the connection, also of requests that the shop makes when there is nothing else to do. */
  readonly goOffline = async (): Promise<void> => {
    this.trouble.tolerate(
      /^failed GET \/(geolocation|page-data\/|assets\/)/,
      /^console warning: (Where the visitor is stays unknown|Nobody knows where wine can be shipped to|Discontinued lines are unknown)/,
    );
    await this.context.setOffline(true);
  };

  async leave(): Promise<void> {
    await this.faults.end();
    await this.context.close();
  }
}

/** Yesterday, because some pages have a clock of their own. */
function answered(allowed: readonly TrackingPurpose[]): Readonly<Record<string, string>> {
  return { 'privacy-choice': JSON.stringify({ allowed, chosenAt: Date.now() - 24 * 60 * 60 * 1000 }) };
}

function storageWith(values: Readonly<Record<string, string>>): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: localStorage.length > 0 ? [{ origin: storefrontUrl, localStorage }] : [] };
}
