import { textGroup } from './text-group.ts'

/** The menu of the header on the pages of resources. In a file of its own, which every page loads. */
export const resourcesMenuTexts = textGroup('resources', 'menu', {
  home: 'Home',
  suppliers: 'Browse Suppliers',
  resources: 'Resources',
  pricing: 'Supplier Pricing',
  login: 'Login / Register',
})
