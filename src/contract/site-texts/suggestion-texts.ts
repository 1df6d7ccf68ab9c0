import { textGroup } from './text-group.ts'

/** What the search field suggests, which is loaded with the focus. */
export const suggestionTexts = textGroup('listing', 'suggestions', {
  name: 'Suggestions',
  recent: 'Recent searches',
  goods: 'Products and services',
  category: 'Categories',
  supplier: 'Suppliers',
  place: 'Places',
  clear: 'Clear recent searches',
  one: '1 suggestion',
  many: '{count} suggestions',
})
