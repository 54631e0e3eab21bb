import { appShell, content } from '#src/composition/page-kind';
import type { Feature } from './feature';

/** Orders for many addresses, and their estimates (spec §2 group-order, bulk). */
export const groupOrder: Feature = {
  pages: [
    ...['/group-order/', '/bulk/'].map((path) =>
      content(
        'group-order',
        path,
        () => import(/* script: first-with-more */ '#src/ui/group-order/group-order'),
        'shopper',
        'seldom',
      ),
    ),
    appShell(
      'estimate',
      '/group-order/estimate/:number/',
      () => import('#src/ui/group-order/estimate'),
      'shopper',
      'seldom',
    ),
  ],
};
