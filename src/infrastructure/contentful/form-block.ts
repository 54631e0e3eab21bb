import type { CampaignPeriod } from '#src/domain/campaign/campaign';
import { contactTopics } from '#src/domain/contact/contact-message';
import { contactKind, mailingLists } from '#src/domain/mailing-list/mailing-list';
import type { FormBlock, FormPause, OfferedForm } from '#src/domain/page/page-block';
import { type Check, fields, noneOr } from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { blockLink } from './block-link';
import { chosenBy, group, oneOf, optionalList, path, refined, slug, text, unread } from './entry-checks';
import { moment } from './moment';

const forms = ['mailing-list', 'giveaway', 'contact', 'gift-card-balance', 'find-order'] as const;

const pause: Check<FormPause> = group({ text, action: blockLink });

const mailingListForm: Check<OfferedForm> = chosenBy(fields({ list: oneOf(mailingLists) }), ({ list }) =>
  contactKind(list) === 'phone'
    ? refined(fields({ consent: text }), ({ consent }) => ({ form: 'mailing-list', list, consent }))
    : refined(fields({}), () => ({ form: 'mailing-list', list })),
);

const giveawayForm: Check<OfferedForm> = refined(
  fields({ giveaway: slug, excludedStates: optionalList(text), terms: path }),
  (giveaway) => ({ form: 'giveaway', ...giveaway }),
);

const contactForm: Check<OfferedForm> = refined(fields({ topic: noneOr(oneOf(contactTopics)) }), ({ topic }) => ({
  form: 'contact',
  ...(topic && { topic }),
}));

const offeredForm: Check<OfferedForm> = chosenBy(fields({ form: oneOf(forms) }), ({ form }) => {
  switch (form) {
    case 'mailing-list':
      return mailingListForm;
    case 'giveaway':
      return giveawayForm;
    case 'contact':
      return contactForm;
    default:
      return refined(fields({}), () => ({ form }));
  }
});

const period: Check<CampaignPeriod> = refined(
  fields({ starts: noneOr(moment), ends: noneOr(moment) }),
  ({ starts, ends }, refuse) => {
    if (starts !== undefined && ends !== undefined && ends <= starts) refuse('must be after starts', 'ends');
    return omitNullish({ starts, ends });
  },
);

/** Refuses a missing or malformed field, and a form with a start or end that has no words for the time before or after it. */
export const formBlock: Check<FormBlock> = chosenBy(period, (campaign) =>
  chosenBy(offeredForm, (form) =>
    refined(
      fields({
        title: text,
        text,
        coming: campaign.starts === undefined ? unread : pause,
        over: campaign.ends === undefined ? unread : pause,
      }),
      ({ coming, over, ...more }) => ({
        kind: 'form',
        ...form,
        ...more,
        period: campaign,
        ...omitNullish({ coming, over }),
      }),
    ),
  ),
);
