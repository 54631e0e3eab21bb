import { contactModule } from '#src/composition/modules/contact-module';
import { randomModule } from '#src/composition/modules/random-module';
import { supportModule } from '#src/composition/modules/support-module';
import type { ContactContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ContactPage } from '#src/ui/pages/contact/contact';

export const modules = [supportModule, randomModule, contactModule];

export const page = definePage<ContactContent>({ View: ContactPage, head: contentHead });
