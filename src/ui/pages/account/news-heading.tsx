import { type ReactNode, useEffect, useRef } from 'react';

interface NewsHeadingProps {
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** Heads what has just taken the place of what was pressed: it has the focus, or that would be nowhere. */
export function NewsHeading({ level, children }: NewsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
