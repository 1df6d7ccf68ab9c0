import { textGroup } from './text-group.ts'

/** The list of cards, and their boxes in bulk mode. */
export const listTexts = textGroup('listing', 'list', {
  name: 'Suppliers',
  silent: 'Does not say whether it delivers {destination}',
  select: 'Select {supplier}',
  full: '{count} suppliers at most',
  fullHelp: 'Clear one to choose another.',
})
