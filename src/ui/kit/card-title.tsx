import { Link } from 'react-router-dom';
import type { Content } from './elements';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly to: string;
  readonly title: Content;
  readonly className?: string | undefined;
  /** For a name that no translator may change. */
  readonly translate?: 'no';
}

/** The link of the name covers the card. */
export function CardTitle({ level, to, title, className, translate }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link className="card-link" to={to} translate={translate}>
        {title}
      </Link>
    </Heading>
  );
}
