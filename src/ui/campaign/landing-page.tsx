import type { LandingOffer } from '#src/domain/campaign/campaign-content';
import { type HeroBlock, openingHero } from '#src/domain/page/page-block';
import type { LandingPageContent } from '#src/domain/page/page-content';
import { HeroBlockView } from '#src/ui/blocks/hero-block';
import { PageBlocks } from '#src/ui/blocks/page-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { Offer, offerId } from './offer';
import { offerMessages } from './offer-messages';

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

/** A hero without an action of its own links down to the offer. */
function leadingToOffer(hero: HeroBlock, offer: LandingOffer | undefined): HeroBlock {
  return offer ? { action: { label: offerMessages.see, to: `#${offerId}` }, ...hero } : hero;
}

export const page = definePage<LandingPageContent>({ View: LandingPage, head: contentHead });
