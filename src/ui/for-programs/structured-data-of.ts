import type { PageContent } from '#src/domain/page/page-content';
import type { SiteContext } from '#src/ui/shell/site-identity';
import { articleData } from './article-data';
import { breadcrumbData } from './breadcrumb-data';
import { eventsData } from './event-data';
import { blockQuestionData, faqData } from './faq-data';
import type { OfferConditions } from './offer-data';
import { organizationData, websiteData } from './organization-data';
import { productData } from './product-data';
import type { StructuredData } from './structured-data';

/** Only documents carry these data, so no page's code may import this (Rendering in docs/architecture.md). */
export function structuredDataOf(
  content: PageContent,
  { site, shell }: SiteContext,
  conditions: OfferConditions,
): readonly StructuredData[] {
  const breadcrumbs = breadcrumbData(content, { site, shell });
  switch (content.kind) {
    case 'home':
      return [organizationData(site, shell), websiteData(site)];
    case 'product':
      return [productData(content, site, conditions), breadcrumbs];
    case 'article':
      return [articleData(content, site), breadcrumbs];
    case 'faq':
      return [faqData(content), breadcrumbs];
    case 'event-list':
      return [...eventsData(content, site), breadcrumbs];
    case 'static-page':
    case 'landing-page':
      return [...blockQuestionData(content.blocks), breadcrumbs];
    default:
      return [breadcrumbs];
  }
}
