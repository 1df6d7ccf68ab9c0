import { expect, test } from 'vitest'
import { meaning } from './figures-texts.ts'

test.each([
  [{ views: 60, requests: 20 }, 'In twelve weeks there was one request for every 3 views.'],
  [{ views: 20, requests: 20 }, 'In twelve weeks there was one request for every 1 view.'],
  [{ views: 20, requests: 45 }, 'In twelve weeks there were 20 views and 45 requests.'],
  [
    { views: 19, requests: 0 },
    'With 19 views in twelve weeks there is too little to say what works: a complete listing is found more often.',
  ],
])('of %o it says no more than the figures do', (figures, words) => expect(meaning({ ...figures, inquiries: 0 })).toBe(words))
