import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import { keepRawBody } from '#src/http/raw-body';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { ReviewAdminResolver } from '#src/plugins/reviews/api/review-admin-resolver';
import { reviewAdminSchema } from '#src/plugins/reviews/api/review-admin-schema';
import { ownReviewsPath, ReviewsController } from '#src/plugins/reviews/api/reviews-controller';
import { Review } from '#src/plugins/reviews/entities/review.entity';
import { Moderation } from './moderation';
import { ReviewLimits } from './review-limits';
import { ReviewMails } from './review-mails';
import { manageReviews } from './review-permission';
import { ReviewedProducts } from './reviewed-products';
import { Reviews } from './reviews';

/** Lets buyers review their purchases, and the shop moderate the reviews. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, CustomerPlugin],
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
