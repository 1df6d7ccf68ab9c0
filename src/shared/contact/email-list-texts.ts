import type { EmailList } from '#contract/emails/unsubscribe.ts'

type Words = {
  /** What the emails are, as the object of "stop" and "send". */
  emails: string
  /** What happens from then on. */
  effect: string
}

/** How pages and emails name what a link stops. */
export const EMAIL_LIST_WORDS: Record<EmailList, Words> = {
  listing: {
    emails: 'emails about your listing',
    effect: 'Nobody has claimed this listing, so quote requests and messages for it go to the operator of this site instead.',
  },
  reminders: { emails: 'reminders', effect: 'You still get the requests, prices and messages themselves.' },
  reviews: { emails: 'emails about reviews', effect: 'New reviews are still on your listing, and you can reply to them there.' },
  'review-invitations': { emails: 'invitations to write a review', effect: 'You can still write reviews on the site.' },
  'search-alerts': { emails: 'emails about searches', effect: 'Alerts for your address are deleted, and nobody can set new ones for it.' },
  'weekly-figures': { emails: 'emails with the figures of your week', effect: 'The figures are still in your dashboard.' },
  newsletter: { emails: 'newsletters', effect: 'After 30 days your address is deleted from the list.' },
  groups: { emails: 'emails about groups that you buy with', effect: 'What becomes of your groups is still on their pages.' },
  register: {
    emails: 'emails about documents of your suppliers that expire',
    effect: 'What expires is still in your register of approved suppliers.',
  },
  'public-holidays': {
    emails: 'emails about deliveries on public holidays',
    effect: 'The deliveries of the week are still on the page of your venue.',
  },
  digests: {
    emails: 'summaries of emails',
    effect:
      'You still get the first five emails of a day. What comes after them waits until you confirm your address, and is deleted if you do not.',
  },
}
