import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { keepRawBody } from '#src/http/raw-body';
import { ShopAddresses } from '#src/plugin/shop-addresses';
import { Moderation } from '#src/services/reviews/moderation';
import { ReviewAdminResolver } from '#src/services/reviews/review-admin-resolver';
import { reviewAdminSchema } from '#src/services/reviews/review-admin-schema';
import { ReviewLimits } from '#src/services/reviews/review-limits';
import { ReviewMails } from '#src/services/reviews/review-mails';
import { manageReviews } from '#src/services/reviews/review-permission';
import { Review } from '#src/services/reviews/review.entity';
import { ReviewedProducts } from '#src/services/reviews/reviewed-products';
import { Reviews } from '#src/services/reviews/reviews';
import { ownReviewsPath, ReviewsController } from '#src/services/reviews/reviews-controller';
import { ShopPlugin } from './shop-plugin';

/** Lets buyers review what they bought, and those who run the shop decide what appears in it. */
@VendurePlugin({
  imports: [PluginCommonModule, ShopPlugin],
  compatibility,
  entities: [Review],
  controllers: [ReviewsController],
  providers: [
    ...[Reviews, ReviewedProducts, ReviewLimits, ReviewMails, Moderation],
    { provide: ShopAddresses, useFactory: () => new ShopAddresses(ReviewsPlugin.environment.shopUrl) },
  ],
  adminApiExtensions: { schema: reviewAdminSchema, resolvers: [ReviewAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(manageReviews);
    config.apiOptions.middleware.push({ handler: keepRawBody, route: `/${ownReviewsPath}`, beforeListen: true });
    return config;
  },
})
export class ReviewsPlugin {
  private static environment: Pick<Environment, 'shopUrl'>;

  static init(environment: Pick<Environment, 'shopUrl'>): Type<ReviewsPlugin> {
    this.environment = environment;
    return ReviewsPlugin;
  }
}
