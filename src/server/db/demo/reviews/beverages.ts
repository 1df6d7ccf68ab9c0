import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a drinks wholesaler. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'I get kombucha, cold-pressed juice and house-style cordials on one docket now. It used to be three suppliers and three minimum spends.',
    tags: ['Range'],
  },
  {
    rating: 4,
    text: "Orders in by noon arrive next day. Pallets over two metres won't fit our dock and I have to remind them each time.",
    tags: [],
  },
  { rating: 5, text: 'Blood orange soda that tastes like the fruit. Easy sell at $6.50.', tags: ['Quality', 'Value'] },
  {
    rating: 5,
    text: "After three months the rep went through our sales and swapped the slow movers for something that suited us better. I didn't have to ask. The ginger beer she put in is now our second biggest seller after coffee.",
    tags: ['Service', 'Range', 'Communication'],
  },
  { rating: 3, text: "Juice is lovely when it arrives with five days on it. Sometimes it's two.", tags: ['Consistency'] },
  {
    rating: 5,
    text: "We never used to sell table water because the margin wasn't there. With their 750 mL glass bottles it's about $400 a month for no work.",
    tags: ['Value', 'Quality'],
  },
  {
    rating: 4,
    text: "Good mixers and a surprising number of bitters. I'd buy more if they picked up a few sugar free options.",
    tags: ['Range', 'Quality'],
  },
  {
    rating: 2,
    text: 'Glass bottles were sent loose in a carton with no dividers. Four were broken in the first delivery and seven in the second, and I was picking glass out of the mat all weekend.',
    tags: ['Delivery', 'Packaging'],
  },
  {
    rating: 5,
    text: 'The orange juice is squeezed the night before and tastes like it. It has an even pulp and no foam on top, and the 2 L bottles pour without glugging everywhere.',
    tags: ['Freshness', 'Quality', 'Packaging'],
  },
  {
    rating: 5,
    text: 'Bottle deposit refunds are itemised on the invoice, so my bookkeeper no longer rings me about them.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: "Best tonic we've poured and it's priced accordingly. Our bar keeps it for the top-shelf gins and uses a cheaper one for the house pour.",
    tags: ['Quality', 'Pricing'],
  },
  {
    rating: 5,
    text: 'They were never out of stock on soda water, even through that heatwave week when two of our other suppliers ran dry.',
    tags: ['Delivery'],
  },
  {
    rating: 5,
    text: "Dylan wheels everything through to the cellar and faces the labels out. He doesn't have to, and it saves me ten minutes.",
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 5,
    text: "They have a local non-alcoholic list that goes well past the usual three. We got a staff tasting with it and the team can now recommend something they've actually drunk.",
    tags: ['Range', 'Service'],
  },
  {
    rating: 4,
    text: 'You can mix a pallet and still get the full-pallet price, which is a fair deal. Lead time can stretch to a week in December.',
    tags: ['Value', 'Delivery'],
  },
  {
    rating: 1,
    text: "Signed up for a loan fridge and waited eleven weeks. Then I was told I'd need to double my minimum spend to get it, which nobody had mentioned when I signed. Cancelled the lot.",
    tags: ['Service', 'Communication'],
  },
  {
    rating: 5,
    text: 'Smoothie packs come frozen in 150 g portions and go straight into the blender. I was throwing out a couple of kilos of berries a week before this.',
    tags: ['Quality', 'Value'],
  },
  {
    rating: 5,
    text: "Chai concentrate has the same spice level in every 1 L bottle, which I can't say for the powder we had.",
    tags: ['Consistency'],
  },
  {
    rating: 3,
    text: "I've no issue with the stock or the pricing. Delivery could be any time from 7 am to the middle of service, and they can't tell you which.",
    tags: ['Delivery'],
  },
  { rating: 5, text: 'Carb pump failed on a Friday and their tech came within three hours.', tags: ['Service', 'Response time'] },
  {
    rating: 4,
    text: 'Helpful rep who knows what sells in small cafes. Their catalogue PDF is two years old, so ask before you plan a menu.',
    tags: ['Range', 'Communication'],
  },
  {
    rating: 5,
    text: "I get coconut water from them by the carton of twelve. Good price, long date, and I've not had a dented one yet.",
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "They've moved nearly the whole range from plastic bottles to cans, and the old display stock went back on the same truck.",
    tags: ['Packaging'],
  },
  {
    rating: 4,
    text: 'Green juice is bright and not too sweet. It separates by the afternoon, so you do need to shake it in front of people.',
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: 'I set up the account over the phone in ten minutes and had drinks in the fridge two days later. Straightforward people to deal with.',
    tags: ['Service'],
  },
  {
    rating: 2,
    text: "They discontinued our best-selling lemonade and I found out when the carton didn't come. It was printed on my menu.",
    tags: [],
  },
  {
    rating: 5,
    text: 'Cold brew kegs pour clean to the last litre. Lines get checked every six weeks as part of the deal.',
    tags: ['Quality'],
  },
  { rating: 3, text: "Prices jump around more than I'd like: $38 a carton in March, $44 in May, back to $39 in June.", tags: ['Pricing'] },
  {
    rating: 5,
    text: "Our restaurant is on the third floor with a goods lift that works half the time. They still haven't missed a drop this year.",
    tags: ['Delivery'],
  },
  {
    rating: 4,
    text: "These syrups hold their flavour in hot milk and don't curdle it. The pump doesn't fit the new bottle neck, though, so we're measuring with a jigger.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "Built us a kids' drinks list with less sugar and no artificial colours. Parents have mentioned it more than anything else on the menu.",
    tags: ['Range', 'Service'],
  },
  { rating: 5, text: 'Quarterly rebate turned up on time and matched my own figures to the dollar.', tags: ['Value', 'Communication'] },
  {
    rating: 4,
    text: "Reordering from the last invoice takes a minute. Someone should tell the website that we're not in the same time zone as head office, because the cut-off shows an hour or two wrong.",
    tags: ['Service'],
  },
  { rating: 5, text: "Apple juice is cloudy and tart, pressed from fruit that hasn't been sitting about.", tags: ['Freshness'] },
  {
    rating: 5,
    text: "Their peach iced tea is brewed and you can taste the tea in it. Comes in a 5 L bladder and hasn't clogged our dispenser once.",
    tags: [],
  },
  {
    rating: 4,
    text: "We've had the sodas in for about six months and they move well. Friendly driver too, who'll wait if I'm in the middle of a rush.",
    tags: [],
  },
  {
    rating: 3,
    text: "Handy as a top-up supplier. I couldn't run the whole fridge from their list because half the flavours go missing in summer.",
    tags: ['Range'],
  },
  { rating: 5, text: 'They collect our empties every week without being asked.', tags: ['Delivery', 'Packaging'] },
  {
    rating: 5,
    text: "Had a wedding booking grow by sixty people at three days' notice. They found the extra mixers and took back every unopened carton.",
    tags: ['Service'],
  },
  { rating: 4, text: 'Yuzu soda sells well here. Pallet minimum is a bit high for us.', tags: ['Quality', 'Delivery'] },
  {
    rating: 5,
    text: "Four venues with identical drinks lists, so substitutions are a headache for us. They always ask me first and they'll usually have an alternative priced before they call.",
    tags: ['Consistency', 'Communication'],
  },
  {
    rating: 2,
    text: 'Half a carton of sparkling was flat on opening. It took two weeks to get a replacement, and two bottles of that were flat as well.',
    tags: ['Quality', 'Service'],
  },
  {
    rating: 5,
    text: "The sugar cane cola was a punt on the rep's advice. I've reordered it eight times and the kids from the high school come in for it.",
    tags: ['Quality', 'Range'],
  },
  {
    rating: 3,
    text: "They do the basics adequately. I've had to try three times to get a call back about a pricing query, and it was only a small one.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'They carry odd things like hemp and sea buckthorn that my yoga crowd drinks by the case. You can buy a carton of six and test before committing.',
    tags: ['Range'],
  },
  {
    rating: 4,
    text: 'Sharp on water and juice, about average on soft drink, so I split my order between them and the wholesaler.',
    tags: ['Pricing'],
  },
]
