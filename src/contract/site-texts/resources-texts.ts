import { textGroup } from './text-group.ts'

/** The texts for search engines and the title of the window, for each tab and for a search. */
export const resourcesPageTexts = textGroup('resources', 'page', {
  cafes: 'Guides, tools and templates for cafes and restaurants',
  cafesDescription:
    'Free guides, tools, checklists and templates for Australian cafes and restaurants: buying, negotiating, ordering, waste and food safety.',
  suppliers: 'Guides, tools and templates for wholesale suppliers',
  suppliersDescription:
    'Free guides, workbooks and templates for Australian wholesale suppliers: pricing, quotes, delivery runs, compliance, credit and keeping accounts.',
  search: 'Resources for “{search}”',
})

export const resourcesHeadTexts = textGroup('resources', 'head', {
  title: 'Business resources',
  lede: 'Guides, tools and templates for buying well and for selling well: to read, to fill in and to take with you. All of it is free.',
})

export const resourcesSearchTexts = textGroup('resources', 'search', {
  label: 'Search resources',
  example: 'Waste, scorecard, price rise...',
  search: 'Search',
})

export const resourcesTabTexts = textGroup('resources', 'tabs', {
  name: 'Who the resources are for',
  cafes: 'For Cafes & Restaurants',
  suppliers: 'For Suppliers',
})

export const resourcesListTexts = textGroup('resources', 'list', {
  popular: 'Most Popular',
  all: 'All Resources',
  readTime: '{minutes} min read',
  view: 'View Resource',
  download: 'Download',
  begun: 'Continue: {done} of {total} done',
})

/** What the types of resources are called. */
export const resourceTypeTexts = textGroup('resources', 'types', {
  guide: 'Guide',
  tool: 'Tool',
  template: 'Template',
  workbook: 'Workbook',
  playbook: 'Playbook',
  checklist: 'Checklist',
  toolkit: 'Toolkit',
})

export const resourcesFoundTexts = textGroup('resources', 'found', {
  one: '1 resource found',
  many: '{count} resources found',
  none: 'No resources found',
  help: 'Try another word or fewer of them, or look through all resources.',
  oneForCafes: '1 found for cafes and restaurants',
  forCafes: '{count} found for cafes and restaurants',
  oneForSuppliers: '1 found for suppliers',
  forSuppliers: '{count} found for suppliers',
  clear: 'Clear search',
})

/** The offers at the end of the page. */
export const resourcesOfferTexts = textGroup('resources', 'offers', {
  consultation: 'Talk about what you buy',
  consultationText:
    'Prices, deliveries, too many suppliers or too few: say what bothers you, and we look at it with you. It costs nothing.',
  consultationButton: 'Get Free Consultation',
  success: 'Supplier Success Program',
  successText: 'For suppliers who want more requests from their listing, and more orders from their requests.',
  successButton: 'Learn More',
  withoutScript: 'Writing to us from here takes JavaScript.',
})

/** The form of each offer. */
export const consultationTexts = textGroup('resources', 'enquiry', {
  consultation: 'Free consultation',
  consultationText: 'Write what you buy, from how many suppliers, and what you would like to change. We answer by email, or call you.',
  consultationMessage: 'What is it about?',
  success: 'Supplier Success Program',
  successText:
    'We go through your listing with you: its pictures and texts, the questions of its quote form, how fast quotes are answered, and what to do when one is not taken. Write where you are with it, and we get in touch.',
  successMessage: 'What would you like to achieve?',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  privacy: 'Privacy',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Your message is on its way',
  sentText: 'A copy goes to {email}.',
})
