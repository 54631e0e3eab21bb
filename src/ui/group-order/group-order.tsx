import { observer } from 'mobx-react-lite';
import type { GroupOrderContent } from '#src/domain/content/page-content';
import { Prose, ProseBlocks } from '#src/ui/content/shared/prose-blocks';
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
      <section className="cluster gap-16 row-gap-6 top ruled" aria-labelledby="gets">
        <div className={`stack gap-3 ${styles.intro}`}>
          <h2 id="gets">{messages.gets.title[kind]}</h2>
          <p>{messages.gets.text[kind]}</p>
        </div>
        <ItemChoice page={page} />
      </section>
      <section className="cluster gap-16 row-gap-6 top ruled" aria-labelledby="goes">
        <div className={`stack gap-3 ${styles.intro}`}>
          <h2 id="goes">{messages.goes.title}</h2>
          <p>{messages.goes.text}</p>
        </div>
        <AddressSection list={list} />
      </section>
      <section className="cluster gap-16 row-gap-6 top ruled" aria-labelledby="about">
        <div className={`stack gap-3 ${styles.intro}`}>
          <h2 id="about">{messages.about.title}</h2>
          <p>{messages.about.text}</p>
        </div>
        <DetailsForm details={details} kind={kind} />
      </section>
      <section className="cluster gap-16 row-gap-6 top ruled" aria-labelledby="ask">
        <div className={`stack gap-3 ${styles.intro}`}>
          <h2 id="ask">{messages.ask.title}</h2>
          <p>{messages.ask.text}</p>
        </div>
        <EstimateRequest list={list} details={details} />
      </section>
      <div className={styles.prose}>
        <Prose>
          <ProseBlocks blocks={content.body} />
        </Prose>
      </div>
    </div>
  );
});

export const page = definePage<GroupOrderContent>({ View: GroupOrderPage, head: contentHead });
