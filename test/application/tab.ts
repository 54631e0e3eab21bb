import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { ChangeCart } from '#src/application/cart/change-cart';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { EmptyCart } from '#src/application/cart/empty-cart';
import { NotifyOfCartChange } from '#src/application/cart/notify-of-cart-change';
import { RemoveDiscontinuedLines } from '#src/application/cart/remove-discontinued-lines';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { RestoreLine } from '#src/application/cart/restore-line';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { PlaceOrder } from '#src/application/checkout/place-order';
import { ReadCompletedOrder } from '#src/application/checkout/read-completed-order';
import { ResumeCheckout } from '#src/application/checkout/resume-checkout';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { SetGiftCardRecipients } from '#src/application/gift-card/set-gift-card-recipients';
import { ApplyPromoCode } from '#src/application/promo-code/apply-promo-code';
import { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { AssociateCart } from '#src/application/session/associate-cart';
import { ConfirmOwner } from '#src/application/session/confirm-owner';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { MergeCartOnSignIn } from '#src/application/session/merge-cart-on-sign-in';
import { PutCartAway } from '#src/application/session/put-cart-away';
import { KeepCartCurrent } from '#src/application/start-up/keep-cart-current';
import { StartShop } from '#src/application/start-up/start-shop';
import type { Order } from '#src/domain/cart/order';
import { InMemoryCartStorage } from '#test/fakes/browser/in-memory-cart-storage';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';
import { InMemoryTabChannel } from '#test/fakes/browser/in-memory-tab-channel';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { InMemoryCheckoutGateway } from '#test/fakes/shop/in-memory-checkout-gateway';
import { InMemoryCustomerGateway } from '#test/fakes/shop/in-memory-customer-gateway';
import { InMemoryGiftCardGateway } from '#test/fakes/shop/in-memory-gift-card-gateway';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { PlainCartState } from '#test/fakes/state/plain-cart-state';
import { PlainCustomerState } from '#test/fakes/state/plain-customer-state';
import { RecordingCartChangeNews } from '#test/fakes/state/recording-cart-change-news';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { RecordingLogger } from '#test/fakes/system/recording-logger';

/** What the tabs of one browser share. */
interface Surroundings {
  readonly shop: InMemoryShop;
  readonly storage: InMemoryCartStorage;
  readonly tabChannel: InMemoryTabChannel;
  readonly turns: InOrderTabLock;
  readonly scheduler: ManualScheduler;
  readonly content: InMemoryContentReader;
  readonly signIn: InMemorySignInStorage;
}

/** The shop, open in one tab of a browser: every use case of cart and checkout, on fakes. */
export class Tab {
  readonly cart = new PlainCartState();
  readonly customer = new PlainCustomerState();
  readonly window = new RecordingBrowserWindow();
  readonly logger = new RecordingLogger();
  readonly orders: InMemoryOrderGateway;
  readonly checkout: InMemoryCheckoutGateway;
  /** What the shopper was told of the cart in this tab. */
  readonly news = new RecordingCartChangeNews();
  readonly newsDesk: NotifyOfCartChange;
  readonly changeCart: ChangeCart;
  readonly restoreCart: RestoreCart;
  readonly putCartAway: PutCartAway;
  readonly identifyCustomer: IdentifyCustomer;
  readonly associateCart: AssociateCart;
  readonly mergeCart: MergeCartOnSignIn;
  readonly addLine: AddLineToCart;
  readonly changeQuantity: ChangeLineQuantity;
  readonly removeLine: RemoveLine;
  readonly emptyCart: EmptyCart;
  readonly removeDiscontinuedLines: RemoveDiscontinuedLines;
  readonly applyPromoCode: ApplyPromoCode;
  readonly updateNotes: UpdateOrderNotes;
  readonly removePromoCode: RemovePromoCode;
  readonly giftCards: InMemoryGiftCardGateway;
  readonly applyGiftCard: ApplyGiftCard;
  readonly removeGiftCard: RemoveGiftCard;
  readonly setGiftCardRecipients: SetGiftCardRecipients;
  readonly addGiftCard: AddGiftCard;
  readonly restoreLine: RestoreLine;
  readonly checkGiftCard: CheckGiftCard;
  readonly redeemGiftCard: RedeemGiftCard;
  readonly submitAddress: SubmitAddress;
  readonly submitDelivery: SubmitDelivery;
  readonly resumeCheckout: ResumeCheckout;
  readonly placeOrder: PlaceOrder;
  readonly startPayment: StartPayment;
  readonly settlePayment: SettlePayment;
  readonly readCompletedOrder: ReadCompletedOrder;
  readonly startShop: StartShop;
  readonly keepCartCurrent: KeepCartCurrent;

  constructor(private readonly around: Surroundings) {
    const { shop, storage, tabChannel, turns, scheduler, content, signIn } = around;
    const { cart, customer, window, logger } = this;
    this.checkout = new InMemoryCheckoutGateway(shop);
    this.orders = new InMemoryOrderGateway(shop);
    this.newsDesk = new NotifyOfCartChange(this.orders, storage, this.news);
    this.changeCart = new ChangeCart(this.orders, storage, cart, turns, tabChannel, scheduler, this.newsDesk);
    this.restoreCart = new RestoreCart(this.orders, storage, cart, customer);
    this.putCartAway = new PutCartAway(storage, cart, tabChannel);
    this.identifyCustomer = new IdentifyCustomer(
      new InMemoryCustomerGateway(shop),
      signIn,
      customer,
      cart,
      this.putCartAway,
    );
    this.associateCart = new AssociateCart(this.orders, storage, customer);
    this.mergeCart = new MergeCartOnSignIn(
      this.orders,
      storage,
      cart,
      this.identifyCustomer,
      this.associateCart,
      this.restoreCart,
      this.putCartAway,
      turns,
      scheduler,
      tabChannel,
      this.newsDesk,
    );
    this.addLine = new AddLineToCart(this.orders, this.changeCart, this.newsDesk, this.storage);
    this.changeQuantity = new ChangeLineQuantity(this.orders, cart, this.changeCart, scheduler);
    this.removeLine = new RemoveLine(this.orders, cart, this.changeCart);
    this.emptyCart = new EmptyCart(this.orders, this.changeCart);
    this.removeDiscontinuedLines = new RemoveDiscontinuedLines(content, cart, this.removeLine, this.newsDesk);
    this.applyPromoCode = new ApplyPromoCode(this.orders, this.changeCart);
    this.updateNotes = new UpdateOrderNotes(this.orders, this.changeCart);
    this.removePromoCode = new RemovePromoCode(this.orders, this.changeCart);
    this.giftCards = new InMemoryGiftCardGateway(shop);
    this.applyGiftCard = new ApplyGiftCard(this.giftCards, this.changeCart);
    this.removeGiftCard = new RemoveGiftCard(this.giftCards, this.orders, this.changeCart);
    this.setGiftCardRecipients = new SetGiftCardRecipients(this.giftCards, this.changeCart);
    this.addGiftCard = new AddGiftCard(this.addLine, this.setGiftCardRecipients);
    this.restoreLine = new RestoreLine(this.addLine, this.setGiftCardRecipients);
    this.checkGiftCard = new CheckGiftCard(this.giftCards);
    this.redeemGiftCard = new RedeemGiftCard(this.giftCards, this.checkGiftCard, this.customer);
    this.submitAddress = new SubmitAddress(this.checkout, content, this.changeCart);
    this.submitDelivery = new SubmitDelivery(this.checkout, this.changeCart);
    this.resumeCheckout = new ResumeCheckout(this.checkout, content, cart, this.changeCart);
    this.placeOrder = new PlaceOrder(this.checkout, this.changeCart);
    this.readCompletedOrder = new ReadCompletedOrder(this.orders, storage);
    this.startPayment = new StartPayment(
      this.checkout,
      this.changeCart,
      this.restoreCart,
      storage,
      window,
      this.placeOrder,
      this.readCompletedOrder,
      new ConfirmOwner(signIn, storage, this.mergeCart),
    );
    this.settlePayment = new SettlePayment(this.checkout, this.orders, storage, cart, turns, tabChannel);
    this.startShop = new StartShop(storage, this.restoreCart, this.newsDesk, logger);
    this.keepCartCurrent = new KeepCartCurrent(
      this.restoreCart,
      this.changeQuantity,
      tabChannel,
      window,
      this.changeCart,
      this.newsDesk,
      logger,
    );
  }

  /** The only tab of a fresh browser. */
  static open(shop = new InMemoryShop()): Tab {
    return new Tab({
      shop,
      storage: new InMemoryCartStorage(),
      tabChannel: new InMemoryTabChannel(),
      turns: new InOrderTabLock(),
      scheduler: new ManualScheduler(),
      content: new InMemoryContentReader(),
      signIn: new InMemorySignInStorage(),
    });
  }

  /** Another tab of the same browser; what it shows is yet to be loaded. */
  openAnother(): Tab {
    return new Tab({ ...this.around, storage: this.storage.otherTab(), tabChannel: this.around.tabChannel.otherTab() });
  }

  get shop(): InMemoryShop {
    return this.around.shop;
  }

  get storage(): InMemoryCartStorage {
    return this.around.storage;
  }

  get scheduler(): ManualScheduler {
    return this.around.scheduler;
  }

  get content(): InMemoryContentReader {
    return this.around.content;
  }

  /** The stored order as the server has it; undefined when none is stored. */
  get serverOrder(): Order | undefined {
    const key = this.storage.read();
    return key && this.shop.see(key.number);
  }
}
