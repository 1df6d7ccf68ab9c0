import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a web designer. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'Our menu is one page now and I update prices myself between lunch and dinner. It took ten minutes to learn.',
    tags: ['Quality', 'Service'],
  },
  {
    rating: 4,
    text: 'Nice clean site and bookings went up. Getting the gift voucher page right needed a few more emails than it should.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "Quoted $3,200 and charged $3,200. It went live two days early and they'd already set up the listing so our hours showed properly on maps.",
    tags: ['Value', 'Communication'],
  },
  { rating: 3, text: 'Happy with how it looks. Small changes after launch sit in a queue for about a fortnight.', tags: ['Response time'] },
  {
    rating: 5,
    text: 'Came in with a camera at 6 am for the light, shot the pastry cabinet, and had the pictures online by the weekend.',
    tags: ['Service'],
  },
  {
    rating: 2,
    text: 'Looks gorgeous on a big screen, but most of our customers are on a phone and the opening hours were hidden under a video.',
    tags: ['Quality'],
  },
  { rating: 5, text: 'They moved our domain and email across without us missing a single booking request.', tags: ['Communication'] },
  { rating: 5, text: "Allergen filter on the menu page has halved the phone calls we get at four o'clock.", tags: ['Quality'] },
  {
    rating: 4,
    text: "Set up click and collect with fifteen-minute slots so the pass doesn't drown. Reporting is basic.",
    tags: ['Service'],
  },
]
