import { Verbatim } from './elements';

interface SentenceProps {
  readonly text: string;
  /** The part that no translator may change. */
  readonly verbatim: string;
}

/** Shows a sentence with an amount, the number of an order, or another part that has to stay as it is. */
export function Sentence({ text, verbatim }: SentenceProps) {
  const [before, after = ''] = text.split(verbatim, 2);
  return (
    <span>
      <span>{before}</span>
      <Verbatim>{verbatim}</Verbatim>
      <span>{after}</span>
    </span>
  );
}
