import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqContent, QuestionGroup } from '#src/domain/contact/contact-content';
import { countQuestions, matchingQuestions } from '#src/domain/contact/question';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Field } from '#src/ui/kit/field';
import { PageTitle } from '#src/ui/kit/page-title';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { faqMessages } from './faq-messages';
import { FaqPresenter } from './faq.presenter';
import styles from './faq.module.css';

/** A link to a question opens its answer (spec §2 faq). */
export function FaqPage({ content }: PageProps<FaqContent>) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const faq = usePresenter(FaqPresenter);
  const all = countQuestions(content.groups);
  const groups = matchingQuestions(content.groups, typed);
  useLinkedQuestion(() => setTyped(''));

  function type(text: string): void {
    setTyped(text);
    faq.announce(countQuestions(matchingQuestions(content.groups, text)), all);
  }

  function clear(): void {
    type('');
    field.current?.focus();
  }

  return (
    <div className="container page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <div className={`stack gap-12 row-gap-6 ruled ${styles.layout}`}>
        <div className={`stack screen-only ${styles.aside}`}>
          <search>
            <Field
              ref={field}
              label={faqMessages.search}
              name="question"
              type="search"
              value={typed}
              autoComplete="off"
              onChange={type}
            />
          </search>
          <p className="note">{faqMessages.count(countQuestions(groups), all)}</p>
          <nav className={styles.contents} aria-label={faqMessages.groups}>
            <ul role="list">
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={`stack gap-10 ${styles.groups}`}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          {groups.length === 0 && (
            <EmptyState
              title={faqMessages.nothing.title}
              action={
                <>
                  <Button onClick={clear}>{faqMessages.clear}</Button>
                  <ContactLink variant="secondary" />
                </>
              }
              text={faqMessages.nothing.text}
            />
          )}
          <section className="stack gap-2 start screen-only" hidden={groups.length === 0}>
            <h2>{faqMessages.more}</h2>
            <p>{faqMessages.moreText}</p>
            <p>
              <ContactLink variant="secondary" />
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function Group({ group: { id, title, questions } }: { readonly group: QuestionGroup }) {
  const label = useId();
  return (
    <section id={id} aria-labelledby={label}>
      <h2 id={label}>{title}</h2>
      {questions.map((one) => (
        <Disclosure key={one.id} id={one.id} summary={one.question}>
          <Prose blocks={one.answer} />
        </Disclosure>
      ))}
    </section>
  );
}

/** The question that the address names can be opened only once all questions are shown. */
function useLinkedQuestion(showAll: () => void): void {
  const { hash } = useLocation();
  const latest = useRef(showAll);
  useEffect(() => {
    latest.current = showAll;
  });
  useEffect(() => {
    if (hash === '') return;
    latest.current();
    const question = document.getElementById(idOf(hash));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);
}

/** Empty for a hash with other characters, which might not be decodable. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  return /^[\w-]*$/.test(id) ? id : '';
}

export const page = definePage<FaqContent>({ View: FaqPage, head: contentHead });
