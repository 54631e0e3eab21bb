import { type HeroBlock, openingHero } from '#src/domain/content/page-block';
import type { LandingOffer, LandingPageContent } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/app/page-route';
import { PageTitle } from '#src/ui/components/page-title';
import { HeroBlockView } from '#src/ui/features/blocks/hero-block';
import { PageBlocks } from '#src/ui/features/blocks/page-blocks';
import { offerMessages } from '#src/ui/messages/offer-messages';
import { Offer, offerId } from './offer';

/** What somebody sees who followed a link to an offer (spec §2 /en-US/try/{offer}). */
export function LandingPage({ content }: PageProps<LandingPageContent>) {
  const { hero, rest } = openingHero(content.blocks);
  const { offer } = content;
  return (
    <>
      {hero ? (
        <HeroBlockView block={leadingToOffer(hero, offer)} headingLevel={1} />
      ) : (
        <div className="container">
          <PageTitle title={content.title}>{content.description}</PageTitle>
        </div>
      )}
      {offer && <Offer offer={offer} />}
      <PageBlocks blocks={rest} />
    </>
  );
}

/** Without a way of its own, the hero leads down to the offer. */
function leadingToOffer(hero: HeroBlock, offer: LandingOffer | undefined): HeroBlock {
  return offer ? { action: { label: offerMessages.see, to: `#${offerId}` }, ...hero } : hero;
}
