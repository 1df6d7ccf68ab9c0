import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a dairy supplier. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'Milk comes in with ten or eleven days on it, never less. We go through thirty crates a week so that matters.',
    tags: ['Freshness', 'Delivery', 'Consistency'],
  },
  {
    rating: 4,
    text: 'The driver rotates the coolroom stock without being asked, oldest to the front. He does come a bit late on Wednesdays but rings me first.',
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 5,
    text: 'Lovely milk to work with. It steams glossy and sweet, and I can split one big jug across three cups before the texture drops out.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Fridge died on a Sunday and they took back two crates overnight, stored them, and redelivered Monday at no charge.',
    tags: [],
  },
  {
    rating: 3,
    text: 'Full cream always turns up but the lactose free is short about one order in five. Baristas end up running to the supermarket.',
    tags: [],
  },
  {
    rating: 5,
    text: 'Our baristas can tell by sound when a milk changes with the season. This one barely moves between summer and winter feed.',
    tags: ['Consistency'],
  },
  {
    rating: 4,
    text: "Cultured butter is beautiful on bread service, though at 250 g only it's a lot of foil to peel. A kilo block would be perfect.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "We take 10 L bladders for the big site and 2 L bottles for the kiosk. It's all one account and the same truck, which I couldn't get anywhere else.",
    tags: ['Range', 'Delivery', 'Value'],
  },
  {
    rating: 2,
    text: 'They swapped our usual milk for a different brand without a word. My head barista worked it out after twenty minutes of flat foam, in the middle of a Saturday.',
    tags: ['Communication', 'Consistency'],
  },
  {
    rating: 5,
    text: 'Halloumi in 2 kg trays works out about a third cheaper than what I was buying, and it grills without weeping.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "Milk is in by 4.30 with the crates stacked on our own dolly and yesterday's empties gone. I've stopped thinking about it.",
    tags: ['Delivery'],
  },
  {
    rating: 4,
    text: "Ordering by text suits me, since I'm usually on the floor. I do wish they'd confirm with a total instead of a thumbs up.",
    tags: ['Service', 'Communication'],
  },
  {
    rating: 5,
    text: 'Ricotta is made the same morning and comes in its basket, still draining. We put it on toast with honey and nothing else.',
    tags: ['Freshness', 'Quality'],
  },
  {
    rating: 5,
    text: "Our oat, soy and almond come in the same drop as the cow's milk. I've tried most of the barista oats around and this one doesn't split in a long black with a dash.",
    tags: ['Quality', 'Range'],
  },
  {
    rating: 1,
    text: "Left nine crates in direct sun behind the shop in January, well outside the agreed time. My probe read 14 degrees. They argued about the credit for a month and I've since gone to another dairy.",
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 5,
    text: 'We get through about 40 L of thickened cream in function season. It takes the same time to whip every day and holds on a pavlova for the whole event.',
    tags: ['Quality', 'Consistency'],
  },
  {
    rating: 3,
    text: 'Milk is good. The yoghurt has become runnier since they changed tubs, and it slides straight off our granola bowls.',
    tags: [],
  },
  {
    rating: 4,
    text: "It's a fair per-litre price once you're over 200 L a week. Below that you're not getting any favours.",
    tags: ['Pricing'],
  },
  {
    rating: 5,
    text: "Before we moved over I was tipping out six or eight bottles a week. I haven't thrown one out for being out of date since.",
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: "Every quarter there's a short email explaining the farm-gate price and what it means for our invoice. It isn't always good news but I can plan around it.",
    tags: ['Communication', 'Pricing'],
  },
  {
    rating: 4,
    text: "The fior di latte is soft and milky. It does need draining overnight if you're using it on pizza, otherwise you'll get puddles.",
    tags: ['Freshness', 'Quality'],
  },
  {
    rating: 5,
    text: "Forgot to order before Anzac Day, completely my fault. They squeezed us on to a run that wasn't even in our area and the driver was cheerful about it.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'Parmesan is cut from the wheel to order, with the date on it. I ask for the rinds separately and they put them in a bag for stock.',
    tags: ['Quality', 'Service'],
  },
  {
    rating: 4,
    text: "I've been a customer for three years with very few complaints. The new app logs me out every Friday without fail.",
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 5,
    text: 'I pull about 900 milk coffees a week and log every complaint. Zero about the milk since we changed in August.',
    tags: ['Consistency'],
  },
  {
    rating: 2,
    text: "Broken seals on four bottles last Monday and two the week before. You can see the crates have been dropped. I like the milk and would rather not move, but I can't keep mopping the coolroom.",
    tags: ['Delivery', 'Packaging'],
  },
  {
    rating: 5,
    text: "Goat's curd, labneh, buttermilk and proper crème fraîche from one supplier, which saved me two accounts and two delivery fees.",
    tags: ['Range'],
  },
  { rating: 5, text: 'I buy their pure cream for desserts and it always has a use-by that covers two weekends.', tags: [] },
  {
    rating: 4,
    text: 'The price on unsalted butter in 25 kg cartons is the best I could find. The wrapping could be better, as corners often arrive squashed and we lose a bit trimming it.',
    tags: ['Value'],
  },
  { rating: 5, text: "They've had our alarm code for four years without one false call-out.", tags: ['Delivery'] },
  {
    rating: 5,
    text: 'Their Jersey milk is so rich that we had to retrain everyone to stretch it less. Customers mention it most weeks.',
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: 'Perfectly OK milk supplier. Phone support closes at two, though, and most of our problems turn up during the afternoon stocktake.',
    tags: [],
  },
  {
    rating: 4,
    text: 'The mozzarella is reliable and melts evenly, no pools of oil. We had one bag last month that had clumped solid and they credited it.',
    tags: ['Consistency', 'Quality'],
  },
  {
    rating: 5,
    text: 'Invoices match the dockets every week. That might sound like a low bar, but ask anyone who does the books for a cafe.',
    tags: [],
  },
  {
    rating: 5,
    text: "Moved to their returnable pails for the kitchen yoghurt and we're putting out four fewer bins of plastic each week.",
    tags: ['Packaging'],
  },
  {
    rating: 5,
    text: "I've served about two thousand of their 125 g burrata and sent back three. They arrive with the tails intact and the liquid clean.",
    tags: ['Quality', 'Consistency'],
  },
  {
    rating: 4,
    text: "Consistently fresh and never warm off the truck. They'd get the fifth star if the Saturday drop could come before we open.",
    tags: ['Freshness', 'Delivery'],
  },
  {
    rating: 5,
    text: 'When there was a recall on one batch they phoned at 5 am, read me the code, and had replacement stock here by nine.',
    tags: ['Service', 'Communication', 'Delivery'],
  },
  {
    rating: 5,
    text: "I switched 60 L a day over after a one-week trial. We're saving about $95 a week. Nobody has noticed anything in the cup, including me.",
    tags: ['Value', 'Consistency'],
  },
  {
    rating: 2,
    text: 'The feta is chalky and far too salty these days, and the brine is cloudy by day three. Whatever they were supplying two years ago was miles better.',
    tags: ['Quality', 'Consistency'],
  },
  { rating: 4, text: "Sensible minimum order for a small cafe, so I'm not stuck with forty litres on a wet Monday.", tags: [] },
  {
    rating: 5,
    text: "I make gelato and the base is fussy about fat content. Their 35 percent cream comes out at 35 percent each time I've had it tested.",
    tags: ['Consistency', 'Quality'],
  },
  {
    rating: 5,
    text: "We added eggs to the milk order last year. Yolks are a proper orange and I'd get maybe two cracked in fifteen dozen.",
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: 'Hard to fault the milk itself. The fuel levy came in as a temporary thing eighteen months ago, though, and it has become a second delivery fee.',
    tags: ['Pricing'],
  },
  {
    rating: 4,
    text: "There's a decent cheese list for a dairy run, enough for us to do a weekend board. The blues could be bolder.",
    tags: ['Range'],
  },
  {
    rating: 5,
    text: "We're up two flights with no lift. The bloke carries every crate into the coolroom and says good morning.",
    tags: ['Delivery'],
  },
  { rating: 5, text: 'Very good butter, and dated so we can rotate it.', tags: ['Freshness', 'Quality'] },
  {
    rating: 4,
    text: 'Standing order was simple to pause over Christmas. Restarting it took two goes and we were short on the first day back.',
    tags: ['Service'],
  },
  {
    rating: 5,
    text: "For matcha and hot chocolate I need milk that doesn't go bitter when it's held at 65. No trouble with this one.",
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: "Their skim is hard to work with. Some weeks it makes lovely dry foam and other weeks it's big bubbles no matter who's on the wand. Full cream has been fine throughout.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Truck broke down once and I had a message at 3.50 am with a new arrival time. They hit it.',
    tags: ['Communication', 'Delivery'],
  },
  {
    rating: 5,
    text: 'They stock a vegan cream cheese that spreads straight from the fridge. Our bagel line has been quicker since.',
    tags: ['Range', 'Quality'],
  },
  {
    rating: 4,
    text: "Sour cream and yoghurt are both excellent. I've had a few of the 2 kg tubs lose their lids on the way in, so check before you sign.",
    tags: ['Quality', 'Packaging'],
  },
  {
    rating: 5,
    text: "I manage dairy for six sites, some of them tiny. Everyone pays the same price per litre and gets the same standard of delivery, and I deal with one person when something's wrong.",
    tags: ['Pricing', 'Service', 'Consistency'],
  },
  {
    rating: 5,
    text: 'A rep actually stood on bar with us for an hour to work out why our milk was scalding. It was the wand tip, nothing to do with them.',
    tags: ['Service'],
  },
  {
    rating: 1,
    text: "Account was put on stop over an invoice we'd already paid. There was no call and no milk, and we had a full house booked for Saturday morning. They found the payment on Monday and didn't apologise.",
    tags: ['Communication', 'Service'],
  },
  {
    rating: 5,
    text: 'Nothing fancy to report. The milk is sweet, there are always ten days on the bottle, and the order is right.',
    tags: ['Freshness', 'Consistency'],
  },
  {
    rating: 4,
    text: "They're cheaper than my last mob by nine cents a litre. The trade-off is deliveries five days a week instead of six.",
    tags: ['Value', 'Delivery'],
  },
  {
    rating: 2,
    text: "Credit requests vanish. I've got four outstanding since autumn and whenever I call I have to start from scratch with someone new.",
    tags: ['Service'],
  },
  {
    rating: 3,
    text: 'Usually fine. Twice this quarter the coolroom door was left ajar after the night drop, which is not a small thing.',
    tags: ['Delivery'],
  },
]
