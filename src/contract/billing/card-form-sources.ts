import type { PageSources } from '#contract/endpoint/rendering.ts'

/** The origins of Stripe's card form, for the page that shows it. Where a site is not connected to Stripe, its pages do not get them. */
export const CARD_FORM_SOURCES: PageSources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}
