import { useId } from 'react';
import type { Elements } from '#src/ui/kit/elements';
import { RowHead, type RowHeadProps } from '#src/ui/kit/row-head';

interface BlockSectionProps extends Omit<RowHeadProps, 'id'> {
  readonly className?: string;
  readonly children: Elements;
}

export function BlockSection({ className = 'container', children, ...head }: BlockSectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <RowHead {...head} id={id} />
      {children}
    </section>
  );
}
