import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a social media agency. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "The posts sound like something we'd say. There was a queue for the crab crumpet the weekend it went up, and we'd only prepped forty.",
    tags: ['Quality', 'Communication'],
  },
  {
    rating: 4,
    text: "Monthly plan arrives on time and they ask what's on special. The captions lean a little long.",
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "We're twelve months in and about a third of new faces say they found us online. I used to spend Monday nights doing this badly.",
    tags: ['Value'],
  },
  {
    rating: 3,
    text: 'The photos are lovely. Timing is less so, and our Melbourne Cup lunch was posted the day after bookings closed.',
    tags: ['Consistency'],
  },
  { rating: 5, text: 'She answers comments within the hour and rings me before replying to anything angry.', tags: ['Service'] },
  {
    rating: 4,
    text: 'Good eye for plates and sensible about not filming our guests. Would like clearer numbers at the end of each month.',
    tags: ['Service'],
  },
]
