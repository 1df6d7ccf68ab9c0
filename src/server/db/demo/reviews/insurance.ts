import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about an insurance broker. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'Our landlord wanted a certificate of currency the same day. It was in my inbox eleven minutes after I rang.',
    tags: ['Communication', 'Response time'],
  },
  {
    rating: 4,
    text: 'Saved us around $900 on public liability by describing what we do correctly. Renewal reminder could come earlier than two weeks out.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: 'Walked us through the claim when the sprinkler burst: stock, spoilage and nine days of lost trade. Paid in full inside seven weeks.',
    tags: ['Service'],
  },
  {
    rating: 3,
    text: 'The policy itself is solid. Our broker covers too many clients, and a question about adding a food truck sat for ten days.',
    tags: ['Response time'],
  },
  {
    rating: 5,
    text: 'Explained in one phone call why our fit-out was under-insured and what the excess on glass would really cost us.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: "I can pay monthly without the loading the last insurer put on. I'd still like someone to explain the fire levy line.",
    tags: ['Pricing'],
  },
  {
    rating: 5,
    text: "Our workers comp had been classified wrongly since we added delivery riders. She sorted it out and got the correction backdated, which I hadn't known you could do.",
    tags: ['Service', 'Value'],
  },
]
