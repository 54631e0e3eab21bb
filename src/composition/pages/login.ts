import { definePage } from '#src/ui/app/page-route';
import { LoginPage } from '#src/ui/pages/account/login/login';
import { loginWords } from '#src/ui/text/account-words';
import { signInForms } from './sign-in-forms';

export const bindings = signInForms;

export const page = definePage<undefined>({
  View: LoginPage,
  head: () => ({ title: loginWords.title, description: loginWords.description, noindex: true, structuredData: [] }),
});
