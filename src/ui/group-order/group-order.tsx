import { observer } from 'mobx-react-lite';
import type { GroupOrderContent } from '#src/domain/page/page-content';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import type { Elements } from '#src/ui/kit/elements';
import { PageTitle } from '#src/ui/kit/page-title';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { AddressListPresenter } from './address-list.presenter';
import { AddressSection } from './address-section';
import { DetailsForm } from './details-form';
import { GroupOrderDetailsPresenter } from './details.presenter';
import { EstimateRequest } from './estimate-request';
import { groupOrderMessages as messages } from './group-order-messages';
import { GroupOrderPresenter } from './group-order.presenter';
import { ItemChoice } from './item-choice';
import styles from './group-order.module.css';

/** Shows the page where an order for many addresses is put together (spec §2 group-order, bulk). */
export const GroupOrderPage = observer(function GroupOrderPage({ content }: PageProps<GroupOrderContent>) {
  const page = usePresenter(GroupOrderPresenter, { content });
  const list = usePresenter(AddressListPresenter);
  const details = usePresenter(GroupOrderDetailsPresenter);
  const { orderKind: kind } = content;
  return (
    <div className="container page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <Part id="gets" title={messages.gets.title[kind]} text={messages.gets.text[kind]}>
        <ItemChoice page={page} />
      </Part>
      <Part id="goes" title={messages.goes.title} text={messages.goes.text}>
        <AddressSection list={list} />
      </Part>
      <Part id="about" title={messages.about.title} text={messages.about.text}>
        <DetailsForm details={details} kind={kind} />
      </Part>
      <Part id="ask" title={messages.ask.title} text={messages.ask.text}>
        <EstimateRequest wrongCount={list.wrongCount} details={details.form} />
      </Part>
      <div className={styles.prose}>
        <Prose blocks={content.body} />
      </div>
    </div>
  );
});

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: Elements;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section className="cluster gap-16 row-gap-6 top ruled" aria-labelledby={id}>
      <div className={`stack gap-3 ${styles.intro}`}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

export const page = definePage<GroupOrderContent>({ View: GroupOrderPage, head: contentHead });
