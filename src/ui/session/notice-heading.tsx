import { type ReactNode, useEffect, useRef } from 'react';

/** The heading takes the focus when it appears: the previously focused element is gone. */
export function NoticeHeading({ level, children }: { readonly level: 2 | 3; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
