import { openingHero } from '#src/domain/content/page-block';
import type { LandingPageContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage, type PageProps } from '#src/ui/app/page-route';
import { PageTitle } from '#src/ui/components/page-title';
import { HeroBlockView } from '#src/ui/features/blocks/hero-block';
import { PageBlocks } from '#src/ui/features/blocks/page-blocks';

/** What somebody sees who followed a link to an offer (spec §2 /en-US/try/{offer}). */
export function LandingPage({ content }: PageProps<LandingPageContent>) {
  const { hero, rest } = openingHero(content.blocks);
  return (
    <>
      {hero ? (
        <HeroBlockView block={hero} headingLevel={1} />
      ) : (
        <div className="container">
          <PageTitle title={content.title}>{content.description}</PageTitle>
        </div>
      )}
      <PageBlocks blocks={rest} />
    </>
  );
}

export const page = definePage<LandingPageContent>({ View: LandingPage, head: contentHead });
