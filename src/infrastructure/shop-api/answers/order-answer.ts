import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Matches, ValidateNested } from 'class-validator';
import { AddressAnswer } from './address-answer';
import { AdjustmentAnswer } from './adjustment-answer';
import { AppliedGiftCardAnswer } from './applied-gift-card-answer';
import { CrossSellAnswer } from './cross-sell-answer';
import { GiftNoteAnswer } from './gift-note-answer';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import { LineItemAnswer } from './line-item-answer';
import { nestedIfPresent, nestedList } from './nested';
import { PaymentAnswer } from './payment-answer';
import { ShipmentAnswer } from './shipment-answer';
import type { Wire } from './wire';

/**
 * The big order. It needs what names it and proves who may see it, its state, its lines and its totals: nobody may pay for
 * what could not be read. Everything else may be missing, and costs its own row.
 */
export class OrderAnswer {
  @IsOptional() @IsInt() readonly id: number | undefined;
  @IsString() readonly number: string;
  @IsString() readonly token: string;
  @IsString() readonly state: string;
  @IsOptional() @IsString() readonly email: string | null | undefined;
  @IsOptional() @IsInt() readonly user_id: number | null | undefined;
  @IsMoney() readonly item_total: string;
  @IsMoney() readonly ship_total: string;
  @IsMoney() readonly tax_total: string;
  @IsMoney() readonly additional_tax_total: string;
  @IsMoney() readonly adjustment_total: string;
  @IsMoney() readonly total: string;
  @IsOptional() @IsArray() @ValidateNested() readonly applied_gift_cards: readonly AppliedGiftCardAnswer[] | undefined;
  // A plain zero stands where nothing applies.
  @IsOptional() @IsMoney() readonly total_applicable_store_credit: string | undefined;
  @IsOptional() @IsMoney() readonly order_total_after_store_credit: string | undefined;
  @IsOptional() @IsString() readonly currency: string | undefined;
  @IsOptional() @IsMoment() readonly created_at: string | undefined;
  @IsOptional() @IsMoment() readonly completed_at: string | null | undefined;
  @IsOptional() @IsBoolean() readonly subscription_in_cart: boolean | undefined;
  @IsOptional() @IsString() readonly referral_identifier: string | null | undefined;
  @IsOptional() @IsString() readonly special_instructions: string | null | undefined;
  @IsOptional() @ValidateNested() readonly gift_note: GiftNoteAnswer | undefined;
  @IsOptional() @ValidateNested() readonly cross_sell_details: CrossSellAnswer | undefined;
  @IsOptional() @IsString() readonly checkout_session_id: string | null | undefined;
  // The browser is sent there: nothing but a web page may stand here.
  @IsOptional() @Matches(/^https?:\/\//) readonly checkout_session_url: string | null | undefined;
  @IsOptional() @ValidateNested() readonly ship_address: AddressAnswer | undefined;
  @IsArray() @ValidateNested() readonly line_items: readonly LineItemAnswer[];
  @IsOptional() @IsArray() @ValidateNested() readonly adjustments: readonly AdjustmentAnswer[] | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly shipments: readonly ShipmentAnswer[] | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly payments: readonly PaymentAnswer[] | undefined;

  constructor(wire: Wire<'Order'>) {
    this.id = wire.id;
    this.number = wire.number;
    this.token = wire.token;
    this.state = wire.state;
    this.email = wire.email;
    this.user_id = wire.user_id;
    this.item_total = wire.item_total;
    this.ship_total = wire.ship_total;
    this.tax_total = wire.tax_total;
    this.additional_tax_total = wire.additional_tax_total;
    this.adjustment_total = wire.adjustment_total;
    this.total = wire.total;
    this.applied_gift_cards = nestedList(AppliedGiftCardAnswer, wire.applied_gift_cards);
    this.total_applicable_store_credit = String(wire.total_applicable_store_credit);
    this.order_total_after_store_credit = wire.order_total_after_store_credit;
    this.currency = wire.currency;
    this.created_at = wire.created_at;
    this.completed_at = wire.completed_at;
    this.subscription_in_cart = wire.subscription_in_cart;
    this.referral_identifier = wire.referral_identifier;
    this.special_instructions = wire.special_instructions;
    this.gift_note = nestedIfPresent(GiftNoteAnswer, wire.gift_note);
    this.cross_sell_details = nestedIfPresent(CrossSellAnswer, wire.cross_sell_details);
    this.checkout_session_id = wire.checkout_session_id;
    this.checkout_session_url = wire.checkout_session_url;
    this.ship_address = nestedIfPresent(AddressAnswer, wire.ship_address);
    this.line_items = nestedList(LineItemAnswer, wire.line_items);
    this.adjustments = nestedList(AdjustmentAnswer, wire.adjustments);
    this.shipments = nestedList(ShipmentAnswer, wire.shipments);
    this.payments = nestedList(PaymentAnswer, wire.payments);
  }
}
