import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about an IT firm. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "Our POS dropped out at 12.20 on Mother's Day. They were in remotely within five minutes and stayed on the phone until every table's bill was back.",
    tags: ['Response time', 'Service', 'Communication'],
  },
  { rating: 4, text: 'Moved our rosters, payroll and tills on to one login. A few printers sulked for a week.', tags: ['Service'] },
  {
    rating: 5,
    text: "Recabled the whole floor overnight and labelled both ends. Eftpos hasn't lost connection since.",
    tags: ['Workmanship'],
  },
  {
    rating: 5,
    text: 'He explains things so I can follow them: what broke, what it costs, and how we stop it happening again.',
    tags: ['Communication', 'Service'],
  },
  {
    rating: 3,
    text: "Good when they get here. Tickets logged on a Friday afternoon don't seem to exist until Monday.",
    tags: ['Response time'],
  },
  { rating: 5, text: 'Set up offline mode on the terminals so an outage costs us nothing but a bit of nerves.', tags: ['Value'] },
  {
    rating: 4,
    text: 'Backups are tested each quarter and I get a one-page report. Would be nice if it had fewer acronyms.',
    tags: ['Consistency'],
  },
  {
    rating: 2,
    text: 'Changed the guest wi-fi password during lunch without telling anyone, and the kitchen display was on it. Twenty-five minutes of shouting orders.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "One of them sat in on a Saturday to see how we take orders before suggesting any hardware. We ended up buying less than I'd budgeted for.",
    tags: ['Service', 'Communication'],
  },
  {
    rating: 5,
    text: "Our docket printer above the grill used to jam every service. They moved it, changed the model and ran a proper cable, and the kitchen hasn't missed an order since.",
    tags: ['Workmanship'],
  },
  { rating: 4, text: 'Cameras over the till and back door installed neatly. The phone app takes some learning.', tags: ['Workmanship'] },
]
