import { mailingListModule } from '#src/composition/modules/mailing-list-module';
import { supportModule } from '#src/composition/modules/support-module';
import type { MailingListContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { MailingListPage } from '#src/ui/pages/mailing-list/mailing-list';

export const modules = [supportModule, mailingListModule];

export const page = definePage<MailingListContent>({ View: MailingListPage, head: contentHead });
