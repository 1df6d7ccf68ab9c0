/**
 * The browser journeys (e2e/NAME.e2e.ts) that show a feature, for `npm test -- --changed`. A feature is named as its folders are, on the
 * server and on the web; tests of the server's HTML (src/web/pages) run for every feature. A test compares the names with the existing files.
 */
const ASKING = ['ask-for-a-quote', 'ask-many-for-a-quote', 'choose-suppliers', 'quote-steps', 'remembered-details']
const ANSWERING = ['answer-a-request', 'answer-by-link', 'compare', 'inbox', 'quote-thread', 'quotes-journey']
const LISTING = ['featured-places', 'find-a-supplier', 'narrow-the-list', 'near-a-place', 'quick-choices']
const PROFILE = ['supplier-profile', 'contact-supplier', 'long-words', 'without-javascript']
const EDITING = ['profile-form', 'products', 'promotions', 'pictures']

export const JOURNEYS = {
  accounts: ['accessibility', 'account', 'owner-second-factor', 'log-in', 'register', 'emails-from-accounts', 'people-on-a-listing', 'layout'],
  audit: ['owner'],
  artwork: ['home', 'supplier-profile'],
  assistant: ['assistant', 'assistant-with-a-model', 'supplier-assistant', 'dashboard', 'operations'],
  billing: [
    'pricing',
    'subscription',
    'manage-subscription',
    'unpaid-plan',
    'stripe-form',
    'dashboard',
    'accessibility',
    'first-load',
    'without-javascript',
  ],
  content: ['site-editor', 'home'],
  'site-editor': ['site-editor'],
  figures: ['home'],
  dashboard: ['dashboard', 'inbox', 'people-on-a-listing', ...EDITING],
  directory: [...LISTING, 'promotions', 'accessibility', 'home', 'choose-suppliers', 'without-javascript'],
  emails: ['emails-from-accounts', 'quotes-journey'],
  legal: ['accessibility', 'open-source'],
  home: ['accessibility', 'home', 'phone', 'social-proof-toast', 'first-load', 'follow-links', 'without-javascript'],
  operations: ['operations'],
  files: ['answer-a-request', 'owner-suppliers'],
  import: ['owner-suppliers'],
  'owner-suppliers': ['owner-suppliers'],
  'supplier-merges': ['merge-suppliers'],
  'supplier-documents': ['owner-suppliers'],
  owner: ['owner', 'answer-reviews', 'api-docs'],
  moderation: ['moderation'],
  pdf: ['manage-subscription'],
  places: ['near-a-place', 'narrow-the-list'],
  'quote-forms': ['form-builder', 'supplier-form', 'ask-for-a-quote'],
  quotes: [...ASKING, ...ANSWERING, 'supplier-form'],
  resources: ['home', 'resources', 'cost-calculator', 'fill-in-a-resource', 'resource', 'supplier-scorecard'],
  reviews: ['reviews', 'answer-reviews', 'moderation', 'quotes-journey', 'without-javascript'],
  saved: ['saved'],
  'search-alerts': ['saved'],
  signups: ['home', 'moderation', 'newsletter'],
  'newsletter-issues': ['newsletter', 'stop-an-issue'],
  enquiries: ['newsletter', 'resources'],
  'social-proof': ['social-proof-toast'],
  social: [
    'dashboard',
    'social-accounts',
    'social-analytics',
    'social-calendar',
    'social-connect',
    'social-post-list',
    'social-posts',
    'social-templates',
    'people-on-a-listing',
    'supplier-assistant',
  ],
  insights: ['insights', 'dashboard', 'supplier-profile'],
  support: ['insights'],
  'supplier-profile': [...EDITING, 'dashboard'],
  plans: ['pictures', 'promotions'],
  suppliers: ['accessibility', ...PROFILE, ...EDITING, 'dashboard'],
  uploads: ['pictures', 'products', 'profile-form'],
}
