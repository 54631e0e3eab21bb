import { mailingListModule } from '#src/composition/modules/mailing-list-module';
import { supportModule } from '#src/composition/modules/support-module';
import type { MailingListContent } from '#src/domain/content/page-content';
import { MailingListPage } from '#src/ui/mailing-list/mailing-list';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [supportModule, mailingListModule];

export const page = definePage<MailingListContent>({ View: MailingListPage, head: contentHead });
