import type { CardSession } from '#sandbox/shop/cards/card-sessions';
import { cardFieldRows, errorAlert, message, testCardTable } from './card-fields';
import type { CardErrors, CardInput } from './card-form';
import { html } from './html';
import { type Page, payScriptPath } from './page';

export interface SaveCardPage {
  readonly path: string;
  readonly session: CardSession;
  readonly input: CardInput;
  readonly errors?: CardErrors;
  /** The gateway's message for the latest attempt. */
  readonly declined?: string;
}

export function saveCardPage({ path, session, input, errors = {}, declined }: SaveCardPage): Page {
  const failed = Object.keys(errors).length > 0 || declined !== undefined;
  return {
    title: `${failed ? 'Error: ' : ''}Save a card`,
    script: payScriptPath,
    main: html`<h1>Save a card</h1>
<p>Nothing is charged now.${session.email !== null && html` The card is saved for ${session.email}.`}</p>
${
  declined !== undefined &&
  html`<div class="alert" role="alert" tabindex="-1" autofocus><h2>${declined}</h2>
<p>The card was not saved. Try another card, or <a href="${session.returnUrls.declined}">go back to your account</a>.</p></div>`
}
${errorAlert(errors)}
<div class="columns">
<form method="post" action="${path}" class="card" novalidate>
${cardFieldRows(input, errors)}
<p class="actions"><button type="submit" name="do" value="save">Save card</button>
<button type="submit" name="do" value="cancel" class="quiet">Cancel and go back</button></p>
</form>
${testCardTable(path)}
</div>`,
  };
}

export function closedCardPage({ state, returnUrls }: CardSession): Page {
  return state === 'saved'
    ? message('The card is saved', 'You can pay with it from now on.', {
        text: 'Back to your account',
        url: returnUrls.saved,
      })
    : message('No card was saved', 'You canceled this page. Start again in your account.', {
        text: 'Back to your account',
        url: returnUrls.cancelled,
      });
}

export const unknownCardPage: Page = message(
  'There is no such card page',
  'The address may be incomplete. Go back to the shop and start again.',
);
