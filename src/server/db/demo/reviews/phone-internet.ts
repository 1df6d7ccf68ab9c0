import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a phone and internet provider. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'The line went down in a storm at 9 am and the 4G backup kicked in before the eftpos terminal noticed. They rang me to say it was fixed.',
    tags: ['Response time', 'Communication'],
  },
  {
    rating: 4,
    text: 'Dropped our two landlines for one that rings through to the floor phone and my mobile. Porting the number took a week.',
    tags: ['Value'],
  },
  {
    rating: 2,
    text: 'Technician booked for three different mornings and arrived on none of them, then we were charged a missed-appointment fee.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "We're on one plan with no lock-in, and when I call I get a person who can see our account and doesn't make me reset the modem first.",
    tags: ['Service', 'Value'],
  },
  {
    rating: 5,
    text: "It has been fourteen months and our longest outage was about ten minutes. That's with guests on the wi-fi and three tablets taking delivery orders.",
    tags: ['Consistency', 'Service'],
  },
]
