/** The states of an address of the newsletter, which goes to confirmed ones only. One that has left stays on the list for a while. */
export const NEWSLETTER_STATUSES = ['confirmed', 'unconfirmed', 'left'] as const
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number]
