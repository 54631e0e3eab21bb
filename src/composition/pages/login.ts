import { sessionModules } from '#src/composition/modules/session-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { LoginPage } from '#src/ui/pages/account/login/login';
import { loginWords } from '#src/ui/text/account-words';

export const modules = [...sessionModules, signInFormsModule];

export const page = definePage<undefined>({ View: LoginPage, head: () => unlistedHead(loginWords) });
