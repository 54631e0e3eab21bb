import { type CardErrors, type CardField, cardFields, type CardInput } from './card-form';
import { type Html, html } from './html';
import type { Page } from './page';
import { formatCardNumber, testCards } from './test-cards';

const fieldTexts: Readonly<
  Record<CardField, { label: string; hint?: string; autocomplete: string; inputmode: string }>
> = {
  number: { label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' },
  expiry: { label: 'Expiry date', hint: 'Month and year, such as 04/31', autocomplete: 'cc-exp', inputmode: 'numeric' },
  cvc: { label: 'Security code', hint: '3 or 4 digits', autocomplete: 'cc-csc', inputmode: 'numeric' },
  name: { label: 'Name on the card', autocomplete: 'cc-name', inputmode: 'text' },
};

/** The fields of a card, with their problems. */
export function cardFieldRows(input: CardInput, errors: CardErrors): readonly Html[] {
  return cardFields.map((field) => fieldRow(field, input[field], errors[field]));
}

export function errorAlert(errors: CardErrors): Html | undefined {
  const wrong = cardFields.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return undefined;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><h2>Please check the card</h2>
<ul>${wrong.map((field) => html`<li><a href="#${field}">${errors[field]}</a></li>`)}</ul></div>`;
}

/** Cards to try, each with a link that fills in the form. */
export function testCardTable(path: string): Html {
  return html`<section class="test-cards" aria-labelledby="test-cards">
<h2 id="test-cards">Test cards</h2>
<p>Never type a real card here. Choose one of these to fill in the form:</p>
<table>
<thead><tr><th scope="col">Card</th><th scope="col">What it does</th></tr></thead>
<tbody>${testCards.map(
    ({ id, number, effect }) =>
      html`<tr><td><a href="${path}?card=${id}">${formatCardNumber(number)}</a></td><td>${effect}</td></tr>`,
  )}</tbody>
</table></section>`;
}

/** A page that only says something, and where to go from there. */
export function message(title: string, text: string, link?: { text: string; url: string }): Page {
  return {
    title,
    main: html`<h1>${title}</h1><p>${text}</p>${link && html`<p class="actions"><a class="button" href="${link.url}">${link.text}</a></p>`}`,
  };
}

function fieldRow(field: CardField, value: string, error: string | undefined): Html {
  const { label, hint, autocomplete, inputmode } = fieldTexts[field];
  const described = [error !== undefined && `${field}-error`, hint !== undefined && `${field}-hint`]
    .filter((id) => id !== false)
    .join(' ');
  return html`<div class="field">
<label for="${field}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${field}-hint">${hint}</p>`}
${error !== undefined && html`<p class="error" id="${field}-error">${error}</p>`}
<input id="${field}" name="${field}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="100" required${
    described !== '' && html` aria-describedby="${described}"`
  }${error !== undefined && html` aria-invalid="true"`}>
</div>`;
}
