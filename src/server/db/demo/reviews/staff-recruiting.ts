import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a recruiter. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "Sent three sous chefs for trial shifts and I'd have hired any of them. The one we picked is still here eighteen months later.",
    tags: [],
  },
  {
    rating: 4,
    text: 'Casual barista arranged by 6 am for a 7 am start. She needed a bit of time on our grinder, which is normal.',
    tags: ['Response time'],
  },
  {
    rating: 5,
    text: "They rang after the first day, the first week and again at three months to ask how the placement was going. The chef told me they'd been ringing her as well.",
    tags: ['Communication', 'Service'],
  },
  {
    rating: 5,
    text: "Visa paperwork for our pastry chef was explained in plain words and they told us upfront which costs we couldn't pass on.",
    tags: ['Service'],
  },
  {
    rating: 2,
    text: "They sent four kitchen hands in two weeks and two of them didn't show. There's a replacement guarantee but it takes days to act on.",
    tags: ['Quality', 'Response time'],
  },
  { rating: 5, text: 'Fee was split over three months and tied to him staying. That felt fair.', tags: ['Value'] },
  {
    rating: 3,
    text: "The floor staff they've sent have been decent, the chefs average. I get the sense their list is stronger at front of house.",
    tags: ['Service', 'Quality'],
  },
  { rating: 5, text: 'Dishwasher walked out at 5.30 on a Friday and there was someone at the sink before seven.', tags: ['Response time'] },
  {
    rating: 4,
    text: 'References really had been checked, I know because one of the referees is a mate. Rates are on the higher side.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Honest about our ad: the salary was under market, and they showed me what nearby places were offering.',
    tags: ['Communication'],
  },
  {
    rating: 1,
    text: 'Took our brief and forwarded nine résumés within an hour, none with any cafe experience. When I said so they sent four of them again.',
    tags: ['Communication', 'Quality'],
  },
  {
    rating: 5,
    text: "Took on six of their function staff for a 140-seat lunch. All of them could carry three plates and didn't need telling twice where the tables were.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'Trial shift was paid by the agency, which took the awkwardness out of it. Onboarding forms could be shorter.',
    tags: ['Service'],
  },
]
