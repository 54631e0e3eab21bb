import type { HeroBlock } from '#src/domain/page/page-block';
import { Hero } from './hero';

interface HeroBlockViewProps {
  readonly block: HeroBlock;
  /** 1 where the page opens with it. */
  readonly headingLevel: 1 | 2;
}

/** A promise with a picture or a few cans (spec §2 Content-driven templates). */
export function HeroBlockView({ block: { title, ...hero }, headingLevel }: HeroBlockViewProps) {
  return <Hero {...hero} headline={title} headingLevel={headingLevel} />;
}
