import type { MailingListContent } from '#src/domain/page/page-content';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { MailingListSignUp } from '#src/ui/mailing-list/parts/mailing-list-sign-up';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import styles from './mailing-list.module.css';

/** Shows a list with its form (spec §2 sms-opt-in, opt-out pages). */
export function MailingListPage({ content }: PageProps<MailingListContent>) {
  return (
    <div className="container page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <div className="cluster top gap-16 row-gap-10 ruled">
        <div className={styles.main}>
          <MailingListSignUp list={content.list} consent={content.consent} />
        </div>
        <div className={styles.text}>
          <Prose blocks={content.body} />
        </div>
      </div>
    </div>
  );
}

export const page = definePage<MailingListContent>({ View: MailingListPage, head: contentHead });
