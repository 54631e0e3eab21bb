import type { RefObject } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  answersTo,
  clubTypeOf,
  rankByTaste,
  type TasteAnswers,
  type TasteQuestion,
  tasteQuestions,
} from '#src/domain/taste/taste';
import type { TasteContent } from '#src/domain/taste/taste-content';
import { Button, LinkButton } from '#src/ui/kit/button';
import { PageTitle } from '#src/ui/kit/page-title';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ProductGrid } from '#src/ui/shelf/product-card';
import { ShelfCard } from '#src/ui/shelf/shelf-card';
import { contentHead, partHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { askAgainAddress, openQuestion, readTasteAnswers, tasteAddress } from './taste-address';
import { answerText, describeMatch, tasteMessages } from './taste-messages';
import { TastePresenter } from './taste.presenter';
import styles from './taste.module.css';

/** The address holds the answers, so that Back returns to them. */
export function TastePage({ content }: PageProps<TasteContent>) {
  const [parameters] = useSearchParams();
  const presenter = usePresenter(TastePresenter);
  const navigate = useNavigate();
  const answers = readTasteAnswers(parameters);
  const question = openQuestion(answers);
  const heading = useFocusOnChange(question ?? 'results');
  return (
    <div className="container page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <section className={`stack gap-8 ${styles.part}`} aria-labelledby="taste-part">
        {question ? (
          <>
            <header className={`stack gap-2 ${styles.head}`}>
              <p className="note">
                {tasteMessages.progress(tasteQuestions.indexOf(question) + 1, tasteQuestions.length)}
              </p>
              <h2 id="taste-part" ref={heading} tabIndex={-1}>
                {tasteMessages.questions[question]}
              </h2>
            </header>
            <Options question={question} answers={answers} />
            <div className={`cluster gap-6 row-gap-3 ${styles.actions}`}>
              <Button
                variant="secondary"
                onClick={() => void navigate(presenter.surpriseAddress(content.wines.map(({ product }) => product)))}
              >
                {tasteMessages.surprise}
              </Button>
              {Object.keys(answers).length > 0 && <Link to={tasteAddress({})}>{tasteMessages.startOver}</Link>}
            </div>
          </>
        ) : (
          <Results wines={content.wines} answers={answers} heading={heading} leadsToClub={presenter.leadsToClub} />
        )}
      </section>
    </div>
  );
}

function Options({ question, answers }: { readonly question: TasteQuestion; readonly answers: TasteAnswers }) {
  return (
    <ul className={`grid gap-3 ${styles.options}`} role="list">
      {[...answersTo(question), 'any'].map((answer) => {
        const { label, detail } = answerText(question, answer);
        return (
          <li key={answer} className={`linked-card stack gap-1 ${styles.option}`}>
            <Link className="card-link" to={tasteAddress({ ...answers, [question]: answer })} preventScrollReset>
              {label}
            </Link>
            <span className="note">{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}

const shownWines = 8;

interface ResultsProps {
  readonly wines: TasteContent['wines'];
  readonly answers: TasteAnswers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly leadsToClub: boolean;
}

function Results({ wines, answers, heading, leadsToClub }: ResultsProps) {
  const isWritten = useWrittenPages();
  const matches = rankByTaste(
    wines.map(({ product }) => product),
    answers,
  );
  const asked = tasteQuestions.filter((question) => answers[question] !== 'any').length;
  const fitting = matches.filter(({ suits }) => suits.length === asked).length;
  const title = fitting > 0 ? tasteMessages.results.fits : tasteMessages.results.close;
  const club = clubTypeOf(answers);
  return (
    <>
      <header className={`stack gap-2 ${styles.head}`}>
        <h2 id="taste-part" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{asked === 0 ? tasteMessages.open : fitting > 0 ? tasteMessages.count(fitting) : tasteMessages.none}</p>
        <GivenAnswers answers={answers} />
      </header>
      <ProductGrid label={title}>
        {matches.slice(0, shownWines).map((match) => {
          const { product } = match;
          const pairings = wines.find((wine) => wine.product.sku === product.sku)?.pairings ?? [];
          return (
            <ShelfCard
              key={product.sku}
              product={product}
              headingLevel={3}
              tagline={describeMatch(match, answers, pairings)}
            />
          );
        })}
      </ProductGrid>
      <div className={`cluster gap-6 row-gap-3 ${styles.actions}`}>
        <LinkButton variant="secondary" to="/shop/?family=wine">
          {tasteMessages.more}
        </LinkButton>
        <Link to={tasteAddress({})}>{tasteMessages.startOver}</Link>
      </div>
      {leadsToClub && isWritten('/can-club/join/12/') && (
        <aside className={`stack start ${styles.club}`}>
          <h2>{tasteMessages.club.title}</h2>
          <p>{tasteMessages.club.text}</p>
          <LinkButton to={`/can-club/join/12/?type=${encodeURIComponent(club)}`}>
            {tasteMessages.club.actions[club]}
          </LinkButton>
        </aside>
      )}
    </>
  );
}

function GivenAnswers({ answers }: { readonly answers: TasteAnswers }) {
  return (
    <ul className={`cluster gap-5 row-gap-0 ${styles.given}`} role="list" aria-label={tasteMessages.yourAnswers}>
      {tasteQuestions.map((question) => (
        <li key={question}>
          <Link to={askAgainAddress(answers, question)}>
            <span>{answerText(question, answers[question] ?? '').label}</span>{' '}
            <span className="visually-hidden">{`${tasteMessages.change}: ${tasteMessages.questions[question]}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first question is the page as such. */
export const page = definePage<TasteContent>({
  View: TastePage,
  head: (content, { search }) => {
    const answers = readTasteAnswers(search);
    const given = tasteQuestions.flatMap((question) => answers[question] ?? []).length;
    const question = openQuestion(answers);
    const part = question ? tasteMessages.questions[question] : tasteMessages.yourAnswers;
    return partHead(contentHead(content), given === 0 ? undefined : part);
  },
});
