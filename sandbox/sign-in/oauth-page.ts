import { html } from '#sandbox/pages/html';
import type { Page } from '#sandbox/pages/page';
import type { OAuthProvider } from './oauth-providers';

export interface ConsentPage {
  readonly provider: OAuthProvider;
  readonly projectName: string;
  readonly path: string;
  /** Identifies the flow. */
  readonly consent: string;
  readonly email: string;
  readonly error?: string;
}

/** The consent page of an OAuth provider. Here any e-mail address is accepted. */
export function consentPage({ provider, projectName, path, consent, email, error }: ConsentPage): Page {
  return {
    title: `${error === undefined ? '' : 'Error: '}Sign in to ${projectName} with ${provider.name}`,
    main: html`<h1>Sign in with ${provider.name}</h1>
<p>This page stands in for ${provider.name}. ${projectName} wants to know who you are: choose any address, nobody checks it.</p>
<form method="post" action="${path}" class="card" novalidate>
<input type="hidden" name="consent" value="${consent}">
<div class="field">
<label for="email">E-mail of your ${provider.name} account</label>
${!provider.sharesEmail && html`<p class="hint" id="email-hint">${provider.name} keeps it to itself: the shop will not learn it.</p>`}
${error !== undefined && html`<p class="error" id="email-error" role="alert">${error}</p>`}
<input id="email" name="email" type="email" value="${email}" autocomplete="email" maxlength="254" required${described(
      provider,
      error,
    )}${error !== undefined && html` aria-invalid="true" autofocus`}>
</div>
<p class="actions"><button type="submit" name="do" value="continue">Continue as this account</button>
<button type="submit" name="do" value="deny" class="quiet">Deny and go back</button></p>
</form>`,
  };
}

/** Shown instead of a redirect when the return URL is unknown. */
export function oauthErrorPage(type: string, message: string): Page {
  return {
    title: 'Sign-in could not start',
    main: html`<h1>Sign-in could not start</h1><p>${message}</p><p><code>${type}</code></p>`,
  };
}

function described(provider: OAuthProvider, error: string | undefined): ReturnType<typeof html> | false {
  const ids = [error !== undefined && 'email-error', !provider.sharesEmail && 'email-hint'].filter(
    (id) => id !== false,
  );
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`;
}
