import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a cleaning supplier or crew. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'They do our canopy and ducting twice a year. Filters come back like new and we get photos of the duct before and after, which our insurer now asks for.',
    tags: ['Workmanship', 'Communication'],
  },
  {
    rating: 4,
    text: "Our nightly crew is thorough on the floors and a bit patchy on the glass. I leave a note on the board and it's usually fixed by the next day.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Dishwasher liquid comes in 20 L drums and the dosing unit was included. Their tech reset the pump on his first visit, and we now get five weeks out of a drum that used to last three.',
    tags: ['Delivery', 'Value'],
  },
  {
    rating: 5,
    text: "Grease trap overflowed at 7 pm on a Friday with a full room. Their truck was here before ten, and when they'd finished they hosed down the lane so the smell wasn't there in the morning.",
    tags: ['Response time', 'Service', 'Workmanship'],
  },
  {
    rating: 3,
    text: "It depends who turns up. When Marta's on it's faultless, but the relief crew leaves the mop bucket full and the bins unlined.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Pump-out dates go straight in our calendar and the waste certificate is emailed the same afternoon for the water authority.',
    tags: ['Communication'],
  },
  {
    rating: 2,
    text: 'We signed for seven nights and regularly got five. The invoices still said seven until I started checking the alarm log.',
    tags: ['Service', 'Pricing'],
  },
  {
    rating: 5,
    text: "Floor degreaser that isn't slippery after it dries. First one in years my dish hands haven't complained about.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'Chemicals are well priced and the safety data sheets are all in one folder. Spray bottles are junk, buy your own.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: 'Stripped and resealed 90 square metres of timber over two nights and we opened on time both mornings.',
    tags: ['Workmanship'],
  },
  { rating: 5, text: "Environmental health officer commented on the seals behind our fryers. That's entirely down to this lot.", tags: [] },
  {
    rating: 4,
    text: 'They were quick with a quote and did a proper walk-through first. It took a few weeks for the crew to settle into our lock-up routine.',
    tags: ['Response time', 'Communication'],
  },
  {
    rating: 5,
    text: 'Tea towels and aprons go out dirty on Monday and come back laundered and counted on Wednesday. We used to lose a dozen a month with the old service.',
    tags: ['Consistency', 'Delivery'],
  },
  {
    rating: 5,
    text: "The cleaner leaves a photo in our group chat when something's broken or leaking, so I know before I walk in.",
    tags: ['Communication'],
  },
  {
    rating: 3,
    text: 'They did a fair job on the windows but the access fee was a surprise. Ask about the upstairs panes before you agree.',
    tags: ['Pricing', 'Workmanship'],
  },
  {
    rating: 5,
    text: "I'd written our combi off as permanently brown. It took one of their blokes about four hours and now you can see the light through the door glass.",
    tags: ['Workmanship', 'Value'],
  },
  { rating: 4, text: "Sanitiser is food safe and doesn't stink. Lead time on the 5 L refill can blow out.", tags: ['Quality'] },
  {
    rating: 5,
    text: "For eleven months we've had the same two people, and I could count the missed corners on one hand.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Supplied test strips, wall charts and a half-hour training for the floor staff at no extra cost when we changed sanitisers.',
    tags: ['Service'],
  },
  {
    rating: 1,
    text: "Used something caustic on our brass bar top and took the finish off. Their reply was that brass isn't listed in the contract. Repolishing cost us $680, which I'm still trying to recover.",
    tags: ['Workmanship', 'Service'],
  },
  {
    rating: 4,
    text: "Friendly operator, sensible about scheduling around service. The reports are a bit brief, just a tick list, and I'd like to know what was actually done.",
    tags: ['Communication'],
  },
  { rating: 5, text: "Espresso machine cleaner comes in measured sachets so new staff can't overdose the backflush.", tags: ['Quality'] },
  {
    rating: 5,
    text: 'We had a norovirus scare on a Tuesday. They did a full deep clean overnight and I had a written report for the council by breakfast.',
    tags: ['Response time', 'Service', 'Communication'],
  },
  {
    rating: 3,
    text: 'They clean well enough and the staff are pleasant. Getting a quote for anything outside the weekly scope takes forever.',
    tags: ['Service'],
  },
  { rating: 5, text: 'Bleach, liners and paper towel cost us about $130 a month less.', tags: ['Value'] },
  {
    rating: 5,
    text: 'Our exhaust fan was so clogged it hummed. After one visit the kitchen dropped three or four degrees.',
    tags: ['Workmanship'],
  },
  { rating: 4, text: 'Hand soap cartridges fit the dispensers they put in for free. Deliveries land a day late now and then.', tags: [] },
  {
    rating: 5,
    text: 'As a wine bar we need unscented everything, from the glass detergent to the hand soap. They worked out a full list for us and even changed what the cleaners use on the tables.',
    tags: ['Quality', 'Range'],
  },
  {
    rating: 2,
    text: 'Pump-out was booked for the first of the month and they arrived on the ninth in the middle of lunch, wanting tables moved. I sent them away and then got billed for a wasted trip.',
    tags: ['Communication', 'Response time'],
  },
  {
    rating: 5,
    text: "I took over a cafe with grey bathroom tiles. After their first deep clean it turns out they're white, and six months later they still are.",
    tags: ['Workmanship', 'Consistency'],
  },
  {
    rating: 4,
    text: 'They did a thorough job on the hoods. There was a bit of overspray left on the wall tiles that the kitchen hand had to wipe down.',
    tags: ['Workmanship'],
  },
  {
    rating: 5,
    text: 'Keys are signed in and out, staff are police checked, and the paperwork was given to us without asking.',
    tags: ['Service'],
  },
  {
    rating: 4,
    text: "It isn't the cheapest carpet clean around. It was dry by the next morning, though, and the red wine came out.",
    tags: ['Value', 'Response time'],
  },
  { rating: 5, text: 'Empties go back on the truck, so no more drums behind the bins.', tags: ['Delivery', 'Packaging'] },
  {
    rating: 3,
    text: 'Rinse aid leaves streaks on our stemware whatever the dose. Their detergent is good, so we buy that and get rinse elsewhere.',
    tags: ['Quality'],
  },
]
