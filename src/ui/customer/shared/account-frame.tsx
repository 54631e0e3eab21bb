import type { Elements } from '#src/ui/kit/elements';
import { AccountLayout, type BackLink } from './account-layout';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: Elements;
  readonly back?: BackLink;
  readonly children: Elements;
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
