import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { PrivacyChoicesButton } from '#src/ui/privacy/shared/privacy-choices-button';
import { AlertBar } from '#src/ui/shell/alert-bar';
import { Announcer } from '#src/ui/shell/announcer';
import { navigation } from '#src/ui/shell/navigation';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { useSite, useWrittenPages } from '#src/ui/shell/site-identity';
import { AnnouncementBar } from './announcement-bar';
import { CurrentPage } from './current-page';
import { AccountLink, CartButton, MenuExtra, SearchLink, ShipsTo } from './header-tools';
import { LazyAppearanceChoice, LazyFlyoutAndPlace, LazyPrivacyNotice } from './lazy-parts';
import { SiteFooter } from './site-footer';
import { SiteHeader, SkipLink } from './site-header';

const contentId = 'content';

/** Frames every page (spec §2 Page shell). */
export const Shell = observer(function Shell() {
  const { site, shell } = useSite();
  const isWritten = useWrittenPages();
  return (
    <>
      <SkipLink targetId={contentId} label={messages.skipToContent} />
      <ShopHeader />
      <AlertBar />
      <main id={contentId} tabIndex={-1}>
        <CurrentPage />
      </main>
      <LazyFlyoutAndPlace />
      <SiteFooter
        brand={site.brandName}
        lead={<p>{shell.tagline}</p>}
        navLabel={navigation.footerLabel}
        groups={shell.footer ?? []}
        smallPrint={
          <>
            <p>{shell.footerText}</p>
            <PrivacyChoicesButton />
            <LazyAppearanceChoice />
          </>
        }
      >
        {isWritten(navigation.newsletter.to) && (
          <p>
            <Link to={navigation.newsletter.to}>{navigation.newsletter.label}</Link>
          </p>
        )}
      </SiteFooter>
      <LazyPrivacyNotice />
      <PageAnnouncer />
    </>
  );
});

const PageAnnouncer = observer(function PageAnnouncer() {
  const { isOpen } = usePresenter(CartFlyoutState);
  return <Announcer isBehind={isOpen} />;
});

/** Its links follow the page that is shown, which a document is before its parameters count. */
const ShopHeader = observer(function ShopHeader() {
  const { site, shell } = useSite();
  const location = usePresenter(NavigationPresenter).shown?.location;
  return (
    <SiteHeader
      brand={site.brandName}
      homeTo="/"
      links={shell.mainMenu ?? []}
      current={location && location.pathname + location.search}
      navLabel={navigation.mainLabel}
      menuLabel={messages.menu}
      strip={shell.announcement && <AnnouncementBar announcement={shell.announcement} tagline={shell.tagline} />}
      menuExtra={<MenuExtra />}
      shipsTo={<ShipsTo />}
      search={<SearchLink />}
      account={<AccountLink />}
      cart={<CartButton />}
    />
  );
});
