import type { ReactNode } from 'react';
import { AccountLayout, type BackLink } from './account-layout';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: BackLink;
  readonly children: ReactNode;
}

export function AccountFrame({ title, lead, back, children }: AccountFrameProps) {
  return (
    <AccountLayout back={back}>
      <header className="stack">
        <h1>{title}</h1>
        {lead}
      </header>
      <div className="stack gap-6">{children}</div>
    </AccountLayout>
  );
}
