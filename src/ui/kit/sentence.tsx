import { Verbatim } from './elements';

interface SentenceProps {
  readonly text: string;
  /** The part that no translator may change. */
  readonly verbatim: string;
}

/** Shows a sentence with the number of an order, or with another part that has to stay as it is. */
export function Sentence({ text, verbatim }: SentenceProps) {
  const [before, after = ''] = text.split(verbatim, 2);
  return (
    <>
      <span>{before}</span>
      <Verbatim>{verbatim}</Verbatim>
      <span>{after}</span>
    </>
  );
}
