import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { keepRawBody } from '#src/http/raw-body';
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
import { CorePlugin } from './core-plugin';
import { ShopPlugin } from './shop-plugin';

/** Lets buyers review what they bought, and those who run the shop decide what appears in it. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, ShopPlugin],
  compatibility,
  entities: [Review],
  controllers: [ReviewsController],
  providers: [Reviews, ReviewedProducts, ReviewLimits, ReviewMails, Moderation],
  adminApiExtensions: { schema: reviewAdminSchema, resolvers: [ReviewAdminResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(manageReviews);
    config.apiOptions.middleware.push({ handler: keepRawBody, route: `/${ownReviewsPath}`, beforeListen: true });
    return config;
  },
})
export class ReviewsPlugin {}
