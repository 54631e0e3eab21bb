import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { ShopAddresses } from '#src/config/shop-addresses';
import { keepRawBody } from '#src/payment/raw-body';
import { ShopPlugin } from '#src/plugin/shop-plugin';
import { Moderation } from './moderation';
import { ReviewAdminResolver } from './review-admin-resolver';
import { reviewAdminSchema } from './review-admin-schema';
import { ReviewLimits } from './review-limits';
import { ReviewMails } from './review-mails';
import { manageReviews } from './review-permission';
import { Review } from './review.entity';
import { ReviewedProducts } from './reviewed-products';
import { Reviews } from './reviews';
import { ownReviewsPath, ReviewsController } from './reviews-controller';

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
