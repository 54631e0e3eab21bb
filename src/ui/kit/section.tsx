import { classNames } from './button';
import type { Elements } from './elements';

interface SectionProps {
  readonly title: string;
  /** Without it the section has the title as its label. */
  readonly id?: string | undefined;
  /** True for a heading as small as the titles of cards. */
  readonly small?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

export function Section({ title, id, small = false, className = 'stack', children }: SectionProps) {
  return (
    <section className={className} aria-label={id === undefined ? title : undefined} aria-labelledby={id}>
      <h2 className={classNames(small && 'small-title')} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
