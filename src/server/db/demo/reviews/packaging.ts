import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a packaging supplier. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "After a year of 8 oz cups dribbling down people's sleeves I changed to these purely for the lids. They fit, they click, and I haven't had to remake a coffee because of a leak since.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: "Price per sleeve is the best I've found on 12 oz double wall. Freight over two cartons is where they get you.",
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "Ordered on Monday night and had boxes in our hallway by Wednesday morning. It's been the same every time so far.",
    tags: ['Delivery'],
  },
  {
    rating: 5,
    text: 'Sent sample cups and lids in three sizes so we could test them on the machine before printing 20,000 of anything.',
    tags: [],
  },
  {
    rating: 3,
    text: 'Most of the cups are fine until you get a batch with soft rims, about one carton in eight, and then you spend the week squeezing lids on.',
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: "One lid fits the 8, 12 and 16 oz. I've cleared a whole shelf above the machine and new staff can't grab the wrong one.",
    tags: ['Range', 'Value'],
  },
  {
    rating: 2,
    text: 'Split our shipment without telling us. Cups came on Tuesday, lids the following Monday, and in between we were buying lids from the discount shop at twice the price.',
    tags: ['Delivery', 'Communication'],
  },
  { rating: 5, text: 'Sugarcane clamshells hold a burger and chips for half an hour without going soggy underneath.', tags: ['Quality'] },
  {
    rating: 4,
    text: "Our artwork proof took four rounds because they kept sending the old logo. The printed cup looks sharp, I'll give them that.",
    tags: ['Communication', 'Quality'],
  },
  {
    rating: 5,
    text: "Their bin liners don't split when you drag them to the laneway, and per roll they're cheaper than the flimsy ones I'd been buying.",
    tags: ['Value', 'Quality'],
  },
  {
    rating: 5,
    text: 'Council banned a bunch of plastics and they sent a two-page list of what we had to swap and by when.',
    tags: ['Range', 'Service'],
  },
  {
    rating: 4,
    text: "Greaseproof paper is heavy enough for toasties. I'd like it in a quarter sheet so we're not cutting it ourselves.",
    tags: ['Quality'],
  },
  { rating: 5, text: 'Fifth print run of our cup now and the green still matches.', tags: ['Consistency'] },
  {
    rating: 1,
    text: 'Soup bowls leaked at the seam. I had three customers ring about ruined car seats, and all I got for it was a 10 percent voucher off the next order of the same bowls.',
    tags: ['Quality', 'Service'],
  },
  { rating: 5, text: 'Cartons are labelled on two sides, so whoever stacks the storeroom can still find the 4 oz.', tags: ['Packaging'] },
  {
    rating: 5,
    text: 'I like that the tracking link works and that the driver rings ten minutes out, so I can clear the hallway.',
    tags: ['Delivery', 'Communication'],
  },
  {
    rating: 4,
    text: "They do a good mix of compostable and plain cardboard. The wooden cutlery is rougher on the lip than I'd like.",
    tags: ['Range'],
  },
  {
    rating: 5,
    text: "Minimum order is two cartons, which is about all our storeroom can take. Most places wanted a $500 spend before they'd even open an account.",
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "They rang to check whether I'd meant to order 16 oz lids with 8 oz cups. I hadn't. It would have been a fortnight's worth of the wrong lids in a shop with no storage.",
    tags: ['Service', 'Communication', 'Delivery'],
  },
  {
    rating: 3,
    text: "Product is good but prices are not on the site, so every order begins with an email and a day's wait.",
    tags: ['Pricing'],
  },
  { rating: 5, text: "Cake boxes fold flat in one go and the window doesn't fog with a warm quiche.", tags: ['Quality'] },
  {
    rating: 4,
    text: "It's a two-day turnaround for our city shop and more like five for the one up the coast. We just order early for that one.",
    tags: ['Delivery'],
  },
  { rating: 5, text: 'Changing to them cut our takeaway cost from 31 to 24 cents a coffee, lid and sleeve included.', tags: [] },
  {
    rating: 5,
    text: 'Sauce cups stay shut in a delivery bag, even on the back of a bike. We tested a few brands by shaking them upside down over the sink and this was the only one that stayed dry.',
    tags: ['Quality'],
  },
  {
    rating: 2,
    text: 'Paper straws collapse within ten minutes in an iced chocolate. We still have six boxes nobody wants to use.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "A container was delayed and they told us six weeks ahead. In the meantime we got a plain cup at our printed price. I'd have been in real trouble if I'd found out the week we ran dry.",
    tags: ['Communication', 'Service', 'Pricing'],
  },
  {
    rating: 4,
    text: 'Napkins have been the same two-ply for three years. Dispenser fold was out on a single carton and they replaced it.',
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: "They hold our printed cups in their warehouse and send five cartons a fortnight. I asked about a storage fee and there isn't one.",
    tags: ['Service', 'Value'],
  },
  {
    rating: 5,
    text: 'I get sushi trays, bento lids, soy fish and chopsticks in the one order and no longer drive to the cash and carry on my day off.',
    tags: ['Range'],
  },
  { rating: 3, text: 'Kraft bags look lovely and the handles come off if you put two soups in them.', tags: ['Quality'] },
  {
    rating: 4,
    text: "Prices are hard to beat and the gear is decent. Just don't rely on the website search, because unless you know the product code you won't find anything.",
    tags: ['Value'],
  },
  { rating: 5, text: 'Ripple cup feels solid with a long black straight off the group, so we stopped doubling up.', tags: ['Quality'] },
  {
    rating: 5,
    text: 'Forklift-free delivery was a worry for us, but the driver broke the pallet down and hand-balled 34 cartons up the ramp.',
    tags: ['Delivery'],
  },
  {
    rating: 4,
    text: "Orders are quick and I can't remember one being wrong. Their foil is a touch dear, everything else is about where it should be.",
    tags: [],
  },
  {
    rating: 5,
    text: "Went through twelve months of our invoices and found four lines where we were paying for a size we didn't need.",
    tags: ['Service', 'Value'],
  },
  {
    rating: 1,
    text: "They took payment for printed cups over four months ago. I've had three different excuses since, and I'm buying plain ones from somewhere else while I wait for either the cups or my money.",
    tags: ['Communication', 'Delivery'],
  },
  {
    rating: 5,
    text: "We've an old chamber machine that's fussy about bags, and these vac bags seal every time, even with marinades.",
    tags: ['Quality', 'Consistency'],
  },
  {
    rating: 4,
    text: "It's handy to get gloves, film and takeaway ware together. Their gloves run small, so go up a size.",
    tags: ['Range', 'Delivery'],
  },
  {
    rating: 5,
    text: "The 650 mL round container and its lid have been in the range for a decade and they've promised to keep it.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Our landlord wanted proof that the packaging was compostable. I had the certificate within the hour.',
    tags: ['Communication', 'Response time'],
  },
  {
    rating: 3,
    text: 'Nice people on the phone, slow people in accounts. It took two months to see a $70 credit and I had to send the photos twice.',
    tags: ['Service', 'Pricing'],
  },
  { rating: 5, text: "Clean-edged butcher's paper, and it doesn't leave fluff in the cutter.", tags: ['Quality'] },
  { rating: 4, text: 'Pizza boxes are rigid and stack well. Vents could be bigger, because the base sweats on a long drive.', tags: [] },
  { rating: 5, text: 'Paid for the year in quarterly call-offs and locked in the cup price before the resin rise.', tags: ['Value'] },
  {
    rating: 5,
    text: "I do the packaging order on my phone while I'm counting the shelf. Last order is saved, so mostly I change a couple of numbers and hit send.",
    tags: [],
  },
  { rating: 5, text: 'Spent months looking for a 4 oz piccolo cup with a lid that seals. Theirs does.', tags: ['Quality', 'Range'] },
  {
    rating: 2,
    text: "We were short six cartons on a delivery I'd signed for in a rush. They wouldn't check the pallet weight or the dispatch photos, so I wore it.",
    tags: ['Service', 'Delivery'],
  },
  {
    rating: 4,
    text: 'Orders arrive when they say. Boxes are often crushed at one corner, though the cups inside have always been OK.',
    tags: ['Delivery', 'Packaging', 'Consistency'],
  },
  {
    rating: 5,
    text: "The sleeves come in paper bands now with no plastic wrap. We've gone from two general waste pickups a week to one, and some of that is down to them.",
    tags: ['Packaging'],
  },
  {
    rating: 5,
    text: 'Designer on their end fixed our file for flexo printing without charging, and explained why thin type would fill in.',
    tags: ['Service'],
  },
  {
    rating: 3,
    text: 'Quality is reasonable without being anything special. Shop around on thermal rolls because theirs are nearly double what I pay now.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: 'Soup containers survive the microwave at the office tower, so people bring them back rinsed for a refill.',
    tags: ['Quality'],
  },
  { rating: 4, text: "Cling wrap cutter is the best I've used, right up until the last quarter of the roll.", tags: ['Consistency'] },
  {
    rating: 5,
    text: "They fitted us in on the twenty-third of December. I'd miscounted cups by about two thousand and it was entirely my fault.",
    tags: ['Delivery'],
  },
  { rating: 5, text: "Ice cream tubs from 120 mL to 1 L, all paper, and the lids don't lift in the display freezer.", tags: ['Range'] },
  {
    rating: 4,
    text: "Volume breaks are fair and clearly shown on the quote. They've been slow to honour them on the invoice, so check the first one.",
    tags: ['Pricing', 'Communication'],
  },
  {
    rating: 5,
    text: "Switched to their clear PLA cup for iced lattes eight months ago and haven't had one crack yet.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: "Jess keeps an eye on our usage and emails when we're likely to run out of lids. She's been right four times out of five.",
    tags: ['Communication', 'Service'],
  },
  {
    rating: 3,
    text: "I rate the cups. What doesn't work for us is that the depot will only deliver between 9 and 12, precisely when nobody here can lift a box.",
    tags: ['Delivery'],
  },
  { rating: 5, text: 'Catering platters with a lid that locks, strong enough to stack four high in the van.', tags: [] },
  {
    rating: 4,
    text: "There's a wide choice of natural-look bowls. I'd prefer fewer near-identical sizes, because someone always opens the wrong lid box.",
    tags: [],
  },
  {
    rating: 5,
    text: 'We went from samples to first delivery in nine days, and it was $400 under the quote from my old supplier.',
    tags: ['Value', 'Delivery'],
  },
  { rating: 5, text: "Good skewers. I've stopped finding splinters in the prep trays.", tags: ['Quality'] },
  {
    rating: 2,
    text: "Every reorder of the kraft noodle box is a slightly different brown and a slightly different height. Lids from old stock don't fit new stock. When I asked, they didn't know the factory had changed.",
    tags: ['Consistency', 'Communication'],
  },
  {
    rating: 4,
    text: "In two years there's been one mistake, a carton of the wrong napkins, and they had it swapped by the next afternoon. Prices could be sharper on cutlery.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'Stock comes shrink-wrapped on a half pallet with the heavy cartons at the bottom and the docket taped on top where you can see it.',
    tags: ['Delivery', 'Packaging'],
  },
  { rating: 5, text: 'We print 5,000 at a time, the smallest run anyone would do for us, and the registration is perfect.', tags: [] },
  { rating: 4, text: "Cup carriers are sturdy and don't fall apart in the wet. Slots are tight for 8 oz double wall.", tags: [] },
  {
    rating: 5,
    text: "Gave me a straight answer about which of their lines are really home compostable, and it was fewer than I'd hoped.",
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'We pack about 200 serves of gyoza a night. The lids sit flush on these trays and complaints about spills have dropped to almost none.',
    tags: ['Quality', 'Value'],
  },
  {
    rating: 3,
    text: 'Fine for cups and bags. Anything less common, like our 180 mm tart box, is a special order with a three-week wait and full payment upfront.',
    tags: ['Range'],
  },
  { rating: 5, text: "They took back 11 cartons I'd over-ordered, less a small fee.", tags: ['Service'] },
  {
    rating: 1,
    text: 'Cartons listed as 1,000 cups had 900 in them, three times running. I counted and sent photos, they disputed it, and we left.',
    tags: ['Service', 'Value'],
  },
  {
    rating: 5,
    text: "I bought the foil trays because they fit our bain-marie inserts exactly. They're also strong enough to carry full, which we found out by accident.",
    tags: ['Consistency', 'Quality'],
  },
  {
    rating: 4,
    text: "I can't pick their home-brand blue roll from the big name. Perforations can be a bit stubborn.",
    tags: ['Value', 'Quality'],
  },
  {
    rating: 5,
    text: 'Printed tissue for our sandwiches came up beautifully and the ink is food safe with the paperwork to prove it.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "We're a regional customer, 300 km out, and freight is still under $30 a drop for a full trolley of stuff.",
    tags: ['Delivery', 'Value'],
  },
  {
    rating: 4,
    text: 'Back-order notices are clear and arrive the same day. There have been a few too many of them lately.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "They've always got the dull things like tamper seals, docket rolls and thermal labels, and they'll throw them on the same truck as the cups.",
    tags: ['Range'],
  },
  {
    rating: 3,
    text: "Lids pop on nicely but the sip hole has a rough edge. I've had two regulars complain of a scratched lip and they now bring their own cup.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Ran out of 12 oz at six on a Friday and rang without much hope. Somebody answered, and he met me at the depot gate with two cartons before we opened.',
    tags: ['Service', 'Communication'],
  },
  {
    rating: 4,
    text: 'Cups are consistent and fairly priced. Whoever tapes the cartons is very keen, and one of my juniors put a box cutter through a sleeve of lids.',
    tags: ['Consistency', 'Pricing'],
  },
  {
    rating: 5,
    text: "I collect in my own van and there's a standing discount for that. The storeman helps load and has never made me wait.",
    tags: ['Value', 'Service'],
  },
  { rating: 5, text: 'Sandwich wedges close square and the film stays clear under the cabinet lights.', tags: ['Quality'] },
  {
    rating: 2,
    text: "Surcharges for everything: fuel, small orders, and a residential zone fee when we're on a main road next to a servo. By the time you add them up the cups aren't cheap at all.",
    tags: ['Pricing'],
  },
  {
    rating: 5,
    text: 'Lost a carton of printed sleeves in transit and they had a replacement from held stock on the next van without making us file a claim.',
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 4,
    text: 'Our customers needed a while to get used to the cardboard lids. They do soften after about forty minutes, but most people are back at their desk by then.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Cup count per carton, sleeve length and outer dimensions are all listed, so I could measure the shelf before I bought.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "This is the third cafe I've opened and the third time I've used them for cups and bags. They had my old specs on file from 2017.",
    tags: [],
  },
  {
    rating: 4,
    text: "Our dine-in napkins cost about half what they did. They don't deliver on Fridays, which takes a bit of planning before a long weekend.",
    tags: ['Delivery', 'Value'],
  },
  { rating: 5, text: 'Portion cups have tight lids and the dressing stays put, even lying on its side in a lunch order.', tags: [] },
  {
    rating: 3,
    text: 'Took a month and four calls to get a trade account approved, and since then it has been smooth enough.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "I know it's a small thing, but their wooden stirrers don't taste of timber and they don't snap in a thick hot chocolate.",
    tags: ['Range', 'Quality'],
  },
  {
    rating: 4,
    text: "Excellent selection of cake boards and boxes. The 12 inch ones sell out before every long weekend, so I've learnt to order a fortnight ahead and keep a spare pack under the bench.",
    tags: [],
  },
  {
    rating: 2,
    text: "They discontinued our bowl and kept selling the lid. I've got 1,500 lids if anybody wants them.",
    tags: ['Communication', 'Range'],
  },
  {
    rating: 5,
    text: "We've used the same 250 g coffee bag for nearly four years. I've not had a valve fail, and the price has moved twice in that time. Both times they told me first.",
    tags: ['Consistency', 'Value'],
  },
  {
    rating: 5,
    text: 'Came out to look at our tiny storeroom and suggested weekly drops of smaller cartons at the same unit price.',
    tags: ['Service'],
  },
  {
    rating: 1,
    text: 'Courier dumped twelve boxes on the footpath in the rain while we were closed. The cups at the bottom were pulp. Claim was knocked back because nobody signed, which is rather the point.',
    tags: ['Delivery', 'Service'],
  },
]
