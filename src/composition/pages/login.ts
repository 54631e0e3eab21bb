import { sessionModules } from '#src/composition/modules/session-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { loginMessages } from '#src/ui/messages/account-messages';
import { LoginPage } from '#src/ui/pages/account/login/login';

export const modules = [...sessionModules, signInFormsModule];

export const page = definePage<undefined>({ View: LoginPage, head: () => unlistedHead(loginMessages) });
