import { expect, test } from 'vitest'
import { meaning } from './figures-texts.ts'

test.each([
  [{ views: 60, requests: 20 }, 'In twelve weeks there was one request or contact for every 3 views.'],
  [{ views: 20, requests: 20 }, 'In twelve weeks there was one request or contact for every 1 view.'],
  [{ views: 20, requests: 45 }, 'In twelve weeks there were 20 views and 45 requests and contacts.'],
  [{ views: 1_772, requests: 0, inquiries: 15 }, 'In twelve weeks there was one request or contact for every 118 views.'],
  [{ views: 1_772, requests: 0 }, 'In twelve weeks 1,772 views led to no request and no contact. Ask me what to improve next.'],
  [
    { views: 19, requests: 0 },
    'With 19 views in twelve weeks there is too little to say what works: a complete listing is found more often.',
  ],
])('of %o it says no more than the figures do', (figures, words) => expect(meaning({ inquiries: 0, ...figures })).toBe(words))
