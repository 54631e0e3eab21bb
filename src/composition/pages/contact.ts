import { contactModule } from '#src/composition/modules/contact-module';
import { randomModule } from '#src/composition/modules/random-module';
import { supportModule } from '#src/composition/modules/support-module';
import type { ContactContent } from '#src/domain/contact/contact-content';
import { ContactPage } from '#src/ui/contact/contact';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [supportModule, randomModule, contactModule];

export const page = definePage<ContactContent>({ View: ContactPage, head: contentHead });
