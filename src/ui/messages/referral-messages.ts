/** The words of recommending the shop. */
export const referralMessages = {
  title: 'Refer a friend',
  text: 'Send this link to somebody who would like a can. We will know that they come from you.',
  label: 'Your link',
  copy: 'Copy',
  copied: 'Copied. Now paste it where your friend reads it.',
  notCopied: 'Your browser does not let us copy. The link is marked: copy it by hand.',
  loading: 'Fetching your link',
  tryAgain: 'Try again',
  withoutEmail: 'Your link goes by your e-mail address, and we do not have one yet. Add it to your account first.',
} as const;
