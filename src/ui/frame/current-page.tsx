import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Button, LinkButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { SkeletonText } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { Leaving } from '#src/ui/kit/use-while-here';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import type { ShownPage } from '#src/ui/shell/page-loader';
import { messages } from '#src/ui/shell/shell-messages';
import { DelayedLoadPresenter } from './delayed-load.presenter';
import { useArrival } from './use-arrival';
import { useOneDeparture } from './use-one-departure';
import styles from './current-page.module.css';

/** While the next page loads, this one stays, with its own address in context. */
export const CurrentPage = observer(function CurrentPage() {
  const navigation = usePresenter(NavigationPresenter);
  const location = useLocation();
  const navigate = useNavigate();
  const isReplacement = useNavigationType() === NavigationType.Replace;
  const { shown } = navigation;

  useEffect(() => {
    void navigation.goTo(location, isReplacement).then((instead) => {
      if (instead) void navigate(instead, { replace: true });
    });
  }, [navigation, location, isReplacement, navigate]);
  useArrival(shown?.location);
  const isLeaving = shown !== undefined && !navigation.isShown(location);
  useOneDeparture(isLeaving);

  return (
    <>
      <DelayedLoad />
      {shown ? (
        <Leaving value={isLeaving}>
          <Routes location={shown.location}>
            <Route path="*" element={<Shown shown={shown} />} />
          </Routes>
        </Leaving>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
});

/** Shows a line along the top only when the next page loads slowly. */
const DelayedLoad = observer(function DelayedLoad() {
  const { isShown } = usePresenter(DelayedLoadPresenter);
  return isShown && <div className={styles.delayed} role="progressbar" aria-label={messages.loadingPage} />;
});

function Shown({ shown }: { readonly shown: ShownPage }) {
  if (shown.kind !== 'page') return <Missing kind={shown.kind} />;
  const { View } = shown.page;
  return <View key={shown.location.pathname} content={shown.content as never} params={shown.params} />;
}

function Missing({ kind }: { readonly kind: 'not-found' | 'server-error' }) {
  const text = kind === 'not-found' ? messages.notFound : messages.serverError;
  const action =
    kind === 'not-found' ? (
      <LinkButton to="/shop/">{text.action}</LinkButton>
    ) : (
      <Button onClick={() => window.location.reload()}>{text.action}</Button>
    );
  return (
    <div className="container">
      <EmptyState headingLevel={1} {...text} action={action} />
    </div>
  );
}

export function PageSkeleton() {
  return (
    <div className="container" aria-busy="true">
      <p className="visually-hidden">{messages.loadingPage}</p>
      <SkeletonText lines={6} />
    </div>
  );
}
