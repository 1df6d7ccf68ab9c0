import { textGroup } from './text-group.ts'

/** Beside a list of those who may have what nobody names. */
export const askTexts = textGroup('listing', 'ask', {
  askAll: 'Ask all {count}',
  askThese: 'Ask these {count}',
})
