import { sessionModules } from '#src/composition/modules/session-module';
import { signInFormsModule } from '#src/composition/modules/sign-in-forms-module';
import { LoginPage } from '#src/ui/session/login';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [...sessionModules, signInFormsModule];

export const page = definePage<undefined>({ View: LoginPage, head: () => unlistedHead(loginMessages) });
