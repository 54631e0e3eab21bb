import { ShopDocument } from './shop-document';
import { storageArea } from './storage-area';
import type { Surroundings } from './surroundings';

/** Milliseconds after which a document has finished everything that it does by itself. */
const moment = 3000;

/** A tab: a document of the shop, or the payment page that it led to. */
export class Tab {
  readonly storage = storageArea();
  /** The session of the payment page that is open here. */
  paymentPage: string | undefined;
  /** The mark of the person who went to that page. */
  payer = '';
  /**
   * The name that was typed into the address here and not sent yet, for which order, and by whom, as far as a user was signed
   * in.
   */
  typed: { readonly name: string; readonly order: string | undefined; writer: string | undefined } | undefined;
  private loaded: ShopDocument | undefined;

  constructor(private readonly browser: Surroundings) {}

  /** The document of the shop that is shown; undefined at the payment page. */
  get document(): ShopDocument | undefined {
    return this.paymentPage === undefined ? this.loaded : undefined;
  }

  /** Loads a document anew, as by the address bar. */
  async load(address: string): Promise<ShopDocument> {
    this.loaded?.window.leave();
    // The calls that the document sends on leaving are under way; their responses find no document.
    const isOvertaken = await this.browser.network.busy();
    this.close();
    const url = new URL(address, 'http://localhost:5173');
    this.browser.startDocument(url.pathname);
    this.loaded = new ShopDocument(this.browser, this.storage, url);
    await this.loaded.start();
    await this.browser.time.advance(moment);
    // A call of the document before may have reached the shop after the first look of this one, which cannot know of it: it is
    // behind until it looks again, as when the shopper returns to it.
    if (isOvertaken) await this.goBack();
    return this.loaded;
  }

  /** The document has led to the payment page; the browser keeps it for the way back. */
  goToPaymentPage(sessionId: string, payer: string): void {
    this.payer = payer;
    this.loaded?.window.leave();
    this.paymentPage = sessionId;
  }

  async goBack(): Promise<void> {
    this.paymentPage = undefined;
    this.loaded?.window.comeBack();
    await this.browser.time.advance(moment);
  }

  close(): void {
    this.loaded?.close();
    this.loaded = undefined;
    this.paymentPage = undefined;
  }
}
