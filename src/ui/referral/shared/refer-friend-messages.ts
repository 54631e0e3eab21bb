export const referFriendMessages = {
  title: 'Refer a friend',
  text: 'Send this link to somebody who would like a can. We will know that you sent them.',
  label: 'Your link',
  copy: 'Copy',
  copied: 'Copied. Now paste it into a message to your friend.',
  notCopied: 'Your browser did not let us copy the link. It is selected, so you can copy it yourself.',
  loading: 'Fetching your link',
  withoutEmail: 'Your link needs your e-mail address, and we do not have it yet. Add it to your account first.',
} as const;
