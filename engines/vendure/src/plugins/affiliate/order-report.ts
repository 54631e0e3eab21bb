import { isStorable } from '#src/http/sent-json';
import { invalid } from '#src/plugins/core/shop-failure';

/** A placed order as the storefront reports it. */
export interface OrderReport {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly shareSaleId: string | null;
  readonly clickId: string | null;
}

const orderNumber = /^[A-Z]\d{6,20}$/;

/** Characters of an id. */
const longest = 255;

/** Reads the query of a report. Throws INVALID for one without an order, or with an id that is longer than any. */
export function readReport(query: Readonly<Record<string, unknown>>): OrderReport {
  const { id, orderNumber: number, sscid, ir_click_id: click } = query;
  if (!isId(id)) throw invalid({ id: ['is invalid'] });
  if (typeof number !== 'string' || !orderNumber.test(number)) throw invalid({ orderNumber: ['is invalid'] });
  return {
    orderId: id,
    orderNumber: number,
    shareSaleId: clickOf('sscid', sscid),
    clickId: clickOf('ir_click_id', click),
  };
}

/** Of a click that is named twice the right one is unknown. */
function clickOf(name: string, sent: unknown): string | null {
  if (typeof sent !== 'string' || sent === '') return null;
  if (!isId(sent)) throw invalid({ [name]: ['is invalid'] });
  return sent;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest && isStorable(value);
}
