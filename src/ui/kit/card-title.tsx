import { Link } from 'react-router-dom';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly to: string;
  readonly title: string;
  readonly className?: string | undefined;
}

/** The link of the name covers the card. */
export function CardTitle({ level, to, title, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link className="card-link" to={to}>
        {title}
      </Link>
    </Heading>
  );
}
