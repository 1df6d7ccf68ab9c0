import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a wine and spirits merchant. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "I get small Australian distillers through them that I couldn't open an account with on my own, and it's all on one invoice.",
    tags: ['Range'],
  },
  { rating: 4, text: "Thursday cut-off for a Friday drop works well for us. Miss it and you're waiting until Tuesday.", tags: [] },
  {
    rating: 5,
    text: 'Before we opened they priced a full back bar for us at three budget levels. Then the rep told me plainly which bottles were there for show and would never sell in a room our size.',
    tags: ['Service', 'Value'],
  },
  {
    rating: 5,
    text: 'The house gin at 40 percent holds up in a tonic and costs us $1.15 a nip. Nobody has asked what brand it is.',
    tags: ['Quality'],
  },
  { rating: 3, text: "They're vague about allocations on the popular whiskies. You get told six bottles and two arrive.", tags: [] },
  {
    rating: 5,
    text: 'Case discount applies to mixed dozens, so I can carry eleven liqueurs without tying up money in slow stock.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: 'They ran a two-hour agave session for my bar staff in February. Tequila sales are up about a third since, mainly because people can now explain the difference between the bottles.',
    tags: ['Service', 'Communication'],
  },
  {
    rating: 4,
    text: 'Strong on rum and local gin. Their Scotch list is a bit predictable, mostly the big names, and I still go elsewhere for anything older than fifteen years.',
    tags: ['Range'],
  },
  { rating: 5, text: 'Eight months of weekly cases and nothing broken or leaking.', tags: ['Delivery', 'Packaging'] },
  {
    rating: 2,
    text: 'Quoted ex-GST and ex-freight without saying so. By the time it landed, the vermouth cost me more than it does at the bottle shop around the corner.',
    tags: ['Pricing', 'Communication'],
  },
  {
    rating: 5,
    text: "For functions we use their bottled negroni. It's properly diluted, you pour it over a big cube, and I can get eighty out in ten minutes with two staff.",
    tags: ['Quality', 'Consistency', 'Value'],
  },
  {
    rating: 5,
    text: "Very easy account to have. They check our licence details once a year, the paperwork is tidy, and I hear from the rep when there's something worth tasting.",
    tags: [],
  },
  {
    rating: 4,
    text: 'Our rep visits every third Monday and listens more than he talks. Tasting samples could be larger than a thimble.',
    tags: ['Service'],
  },
  {
    rating: 5,
    text: "Couldn't get the green herbal liqueur we use in two cocktails, so I asked what else might work. They sent four minis to try, with notes on the sugar and proof of each.",
    tags: ['Range', 'Quality', 'Service'],
  },
  {
    rating: 5,
    text: 'Our house vodka has stayed at the same price for eighteen months under the agreement. They honoured it even after the excise went up in August.',
    tags: ['Consistency', 'Pricing'],
  },
  {
    rating: 3,
    text: "The bottles are fine and the paperwork is messy. Dockets rarely match what's in the box, and it's our bar manager who has to sort it.",
    tags: ['Delivery', 'Communication'],
  },
  {
    rating: 5,
    text: 'They warned us in August that Christmas whisky would be short and let us park ten cases in their warehouse.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: 'I get decent by-the-case pricing on aperitivo. Single bottles attract a $4 split fee, which adds up if you run a small back bar like ours.',
    tags: ['Value', 'Range'],
  },
  {
    rating: 5,
    text: "Had half a case of cream liqueur getting close to its date. The driver swapped it for fresh stock on his next visit and I didn't have to fill in a form.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'Coffee liqueur is made with actual cold drip. It has lifted our espresso martini more than changing beans did.',
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'No complaints about the spirits or the prices. Getting through on the phone is another matter, so I email.',
    tags: ['Service'],
  },
  {
    rating: 1,
    text: 'Paid a deposit on a custom label run for our tenth anniversary. The bottles came five weeks after the party with the wrong year on them, and they would only refund half.',
    tags: ['Service', 'Delivery'],
  },
  {
    rating: 5,
    text: "House gin and vodka come in refill pouches now. Our glass recycling is about half what it was and we're saving around $60 a week.",
    tags: ['Value', 'Packaging'],
  },
  {
    rating: 5,
    text: 'Every invoice lists bottle size, ABV and standard drinks, so my stocktake spreadsheet fills itself.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: 'Same-week delivery even out our way. The courier needs reminding that a signature has to come from someone over 18.',
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 5,
    text: 'Non-alcoholic spirits sit in the same list, and the rep had honest views on which ones survive ice.',
    tags: ['Range'],
  },
  {
    rating: 2,
    text: "There's a new rep every few months, and each one tries to sell me the product the last one took back. I've stopped taking the meetings.",
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'Barrel-aged old fashioned pours consistently from a 10 L keg. Staff love not stirring on a full Saturday.',
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: 'The service is fair. I can beat them on most standard lines by ten percent at a big chain, so I only use them for specialty bottles.',
    tags: ['Value', 'Pricing'],
  },
  {
    rating: 5,
    text: 'Lent us two speed rails and a set of glassware for a pop-up and only asked that they come back clean.',
    tags: ['Service'],
  },
  { rating: 4, text: 'Superb grappa. Two corks crumbled and both bottles were credited.', tags: ['Quality', 'Service'] },
]
