import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { memberPercent } from '#src/domain/club/club-discount';
import { parseJoinStep } from '#src/domain/club/club-join';
import type { ClubJoinContent } from '#src/domain/page/page-content';
import { PageBlocks } from '#src/ui/blocks/page-blocks';
import { clubMessages, joinMessages } from '#src/ui/club/shared/club-messages';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { StepList } from '#src/ui/kit/step-list';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { contentHead, partHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import { CustomizeStep, DefaultStep } from './box-steps';
import { ClubJoinPresenter } from './club-join.presenter';
import { ReviewStep } from './review-step';
import { TypeStep } from './type-step';
import styles from './club-join.module.css';

/** Shows the four steps of joining the club, each with its own address (spec §2 /can-club/join/12/ and /24/). */
export const ClubJoinPage = observer(function ClubJoinPage({ content }: PageProps<ClubJoinContent>) {
  const { search } = useLocation();
  const write = useSearchWriter();
  const { shell } = useSite();
  const join = usePresenter(ClubJoinPresenter, { content, caseOffers: shell.caseOffers, search, write });
  const { step } = join;
  const heading = useFocusOnChange(step);

  return (
    <>
      <div className={`container stack gap-5 ${styles.page}`}>
        <header className={`cluster gap-5 row-gap-2 ${styles.head}`}>
          <h1>{content.title}</h1>
          <p className={styles.percent}>{clubMessages.off(memberPercent[content.size])}</p>
          {content.picture && <Picture {...asPictureSource(content.picture)} alt={content.picture.alt} eager />}
        </header>
        <StepList
          label={joinMessages.steps}
          doneLabel={joinMessages.stepDone}
          steps={join.steps.map(({ step: id, to, isPast }) => ({
            id,
            label: joinMessages.stepNames[id],
            status: id === step ? 'current' : isPast ? 'done' : 'ahead',
            to,
          }))}
        />
        <LiveNotice tone="warning" text={join.box.notice} />
        <h2 ref={heading} tabIndex={-1}>
          {joinMessages.titles[step]}
        </h2>
        {step === 'type' && <TypeStep join={join} types={content.types} />}
        {step === 'default' && <DefaultStep join={join} />}
        {step === 'customize' && <CustomizeStep join={join} />}
        {step === 'review' && <ReviewStep join={join} />}
      </div>
      {step === 'type' && <PageBlocks blocks={content.blocks} />}
    </>
  );
});

/** The first step is the page as such. */
export const page = definePage<ClubJoinContent>({
  View: ClubJoinPage,
  head: (content, { search }) => {
    const step = parseJoinStep(search.get('step'));
    return partHead(contentHead(content), step === 'type' ? undefined : joinMessages.titles[step]);
  },
});
