import { Link } from 'react-router-dom';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly to: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** True for a name that no translator may change. */
  readonly verbatim?: boolean;
}

/** The link of the name covers the card. */
export function CardTitle({ level, to, title, className, verbatim = false }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link className="card-link" to={to} translate={verbatim ? 'no' : undefined}>
        {title}
      </Link>
    </Heading>
  );
}
