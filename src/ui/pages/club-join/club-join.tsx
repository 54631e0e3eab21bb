import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JoinStep } from '#src/domain/club/club-join';
import { memberPercent } from '#src/domain/club/club-size';
import type { ClubJoinContent } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/app/page-route';
import { useSearchWriter } from '#src/ui/app/use-search-writer';
import { Notice } from '#src/ui/components/notice';
import { StepList } from '#src/ui/components/step-list';
import { usePresenter } from '#src/ui/di/use-presenter';
import { clubMessages, joinMessages } from '#src/ui/messages/club-messages';
import { ClubJoinPresenter } from './club-join.presenter';
import { CustomizeStep } from './customize-step';
import { DefaultStep } from './default-step';
import { ReviewStep } from './review-step';
import { TypeStep } from './type-step';
import styles from './club-join.module.css';

/** Joining the club in four steps, each an address of its own (spec §2 /can-club/join/12/ and /24/). */
export const ClubJoinPage = observer(function ClubJoinPage({ content }: PageProps<ClubJoinContent>) {
  const join = usePresenter(ClubJoinPresenter);
  const { search } = useLocation();
  const write = useSearchWriter();
  // Already the first picture shows what the address says.
  useState(() => join.open(content, search));
  useEffect(() => join.open(content, search), [join, content, search]);
  useEffect(() => void join.refresh(), [join]);
  useEffect(() => join.follow(write), [join, write]);
  const { step } = join;
  const heading = useFocusOnChange(step);
  useEffect(() => join.noteStep(), [join, step]);

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{content.title}</h1>
        <p className={styles.percent}>{clubMessages.off(memberPercent[content.size])}</p>
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
      <div role="status">
        {join.notice !== undefined && (
          <Notice tone="warning" still>
            <p>{join.notice}</p>
          </Notice>
        )}
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {joinMessages.titles[step]}
      </h2>
      {step === 'type' && <TypeStep join={join} types={content.types} />}
      {step === 'default' && <DefaultStep join={join} />}
      {step === 'customize' && <CustomizeStep join={join} />}
      {step === 'review' && <ReviewStep join={join} />}
    </div>
  );
});

/** Puts the focus on a step's heading when another step has opened; the first one leaves the focus where it is. */
function useFocusOnChange(step: JoinStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}
