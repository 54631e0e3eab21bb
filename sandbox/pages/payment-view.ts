import { formatMoney } from '#sandbox/shop/money';
import type { PaymentSession } from '#sandbox/shop/payment-sessions';
import { cardFieldRows, errorAlert, message, testCardTable } from './card-fields';
import { type CardErrors, cardFields, type CardInput } from './card-form';
import { type Html, html } from './html';
import { type Page, payScriptPath } from './page';

export interface CardPage {
  readonly path: string;
  readonly session: PaymentSession;
  /** Identifies the form, to distinguish two submits of one form from submits of two forms. */
  readonly formKey: string;
  readonly input: CardInput;
  /** True when the card is to be saved, if the payer may choose. */
  readonly isKept: boolean;
  readonly errors?: CardErrors;
  /** The gateway's message for the latest attempt. */
  readonly declined?: string;
}

export function cardPage({ path, session, formKey, input, isKept, errors = {}, declined }: CardPage): Page {
  const failed = Object.keys(errors).length > 0 || declined !== undefined;
  return {
    title: `${failed ? 'Error: ' : ''}Pay for order ${session.orderNumber}`,
    script: payScriptPath,
    main: html`<h1>Pay ${formatMoney(session.amountCents)}</h1>
${summary(session)}
${declined !== undefined && declinedAlert(declined, session)}
${errorAlert(errors)}
<div class="columns">
<form method="post" action="${path}" class="card" novalidate>
<input type="hidden" name="form" value="${formKey}">
${cardFieldRows(input, errors)}
${keepField(session, isKept)}
<p class="actions"><button type="submit" name="do" value="pay">Pay ${formatMoney(session.amountCents)}</button>
<button type="submit" name="do" value="cancel" class="quiet">Cancel and go back</button></p>
</form>
${testCardTable(path)}
</div>`,
  };
}

/** The bank's confirmation step. The card is sent along in hidden fields, because it is not stored. */
export function confirmPage({ path, session, formKey, input, isKept }: CardPage): Page {
  return {
    title: `Confirm the payment for order ${session.orderNumber}`,
    script: payScriptPath,
    main: html`<h1>Confirm this payment</h1>
${summary(session)}
<p>The bank of the card ending in ${input.number.replace(/\D/g, '').slice(-4)} asks you to confirm that you want to pay
<strong>${formatMoney(session.amountCents)}</strong>.</p>
<form method="post" action="${path}">
<input type="hidden" name="form" value="${formKey}">
${cardFields.map((field) => html`<input type="hidden" name="${field}" value="${input[field]}">`)}
${isKept && html`<input type="hidden" name="keep" value="yes">`}
<p class="actions"><button type="submit" name="do" value="pay">Confirm and pay ${formatMoney(session.amountCents)}</button>
<button type="submit" name="do" value="cancel" class="quiet">Cancel and go back</button></p>
</form>`,
  };
}

export function closedPage(session: PaymentSession): Page {
  const { paid, cancelled, expired } = session.returnUrls;
  if (session.state === 'paid') {
    return message(
      `Order ${session.orderNumber} is paid`,
      `${formatMoney(session.amountCents)} was authorized. You will not be charged again.`,
      {
        text: 'Continue to your order',
        url: paid,
      },
    );
  }
  if (session.state === 'cancelled') {
    return message('This payment was cancelled', 'Nothing was charged, and your cart is as you left it.', {
      text: 'Back to checkout',
      url: cancelled,
    });
  }
  return message(
    'This payment page has expired',
    'The order has changed since it was opened. Nothing was charged here.',
    {
      text: 'Back to checkout',
      url: expired,
    },
  );
}

export const unknownPaymentPage: Page = message(
  'There is no such payment page',
  'The address may be incomplete. Go back to the shop and start the payment again.',
);

function summary(session: PaymentSession): Html {
  return html`<dl class="summary">
<div><dt>Goods</dt><dd>${session.goods}</dd></div>
<div><dt>Order</dt><dd>${session.orderNumber}</dd></div>
<div><dt>Amount</dt><dd>${formatMoney(session.amountCents)}</dd></div>
${session.email !== null && html`<div><dt>E-mail</dt><dd>${session.email}</dd></div>`}
</dl>`;
}

/** Only the owner of the order may keep the card; a subscription needs it. */
function keepField({ keeping }: PaymentSession, isKept: boolean): Html | undefined {
  if (keeping === 'never') return undefined;
  if (keeping === 'always')
    return html`<p class="hint">We keep this card in your account: it pays for your next deliveries.</p>`;
  return html`<p class="check"><label><input type="checkbox" name="keep" value="yes"${isKept && html` checked`}>
Keep this card for next time</label></p>`;
}

function declinedAlert(words: string, session: PaymentSession): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><h2>${words}</h2>
<p>Nothing was charged. Try another card, or <a href="${session.returnUrls.declined}">go back to checkout</a> and pay in another way.</p></div>`;
}
