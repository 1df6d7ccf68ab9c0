import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a graphic designer. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'Menu fits on one A3, prices line up, and my seventy-year-old regulars can read it by candlelight.',
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: "We were shown three logo directions, each with a reason behind it. The second round took longer than we'd agreed.",
    tags: ['Communication', 'Quality'],
  },
  {
    rating: 5,
    text: 'Designed our cup, bag and window together so they look like they belong to the same cafe, and sent print-ready files for each.',
    tags: ['Service'],
  },
  { rating: 3, text: 'Liked the signage, found the revision fees hard to swallow. Read the scope before you sign.', tags: ['Value'] },
  {
    rating: 5,
    text: 'I said no wheat sheaves and no coffee beans in the logo, and they listened. What we got works on a stamp, a cup and the side of the van.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: 'I like the wine list layout and I can edit it myself. The file is a bit slow on our old office computer.',
    tags: ['Quality'],
  },
  { rating: 5, text: 'Chalkboard lettering over the counter has lasted two winters of steam without a smudge.', tags: ['Workmanship'] },
]
