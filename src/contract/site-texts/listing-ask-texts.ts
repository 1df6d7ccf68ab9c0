import { textGroup } from './text-group.ts'

/** Above a list of those who may have what nobody names. */
export const askTexts = textGroup('listing', 'ask', {
  nobodyNames: 'Nobody names {goods}.',
  nobodyHere: 'Nobody found here names {goods}.',
  oneMayHaveIt: '1 {category} supplier who may have it',
  mayHaveIt: '{count} {category} suppliers who may have it',
  askAll: 'Ask all {count}',
  askThese: 'Ask these {count}',
})
