import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a bakery. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'We open at six and the croissants are always on the back step before five. The ones at the bottom of the crate are still a bit warm, so whoever is opening usually eats one.',
    tags: ['Freshness', 'Delivery'],
  },
  {
    rating: 4,
    text: "The sourdough has a lovely open crumb and the crust survives the toaster. I've taken a star off because the driver left our order at the florist next door and it took us half the morning to find it.",
    tags: ['Quality', 'Delivery'],
  },
  { rating: 5, text: 'Same brioche bun for two and a half years, never a bad batch.', tags: ['Consistency'] },
  {
    rating: 5,
    text: "Chef here, 120 covers on a Sunday. I went through four suppliers looking for a Turkish roll that toasts properly and doesn't go to cardboard by 11, and this is the one I've stuck with.",
    tags: [],
  },
  {
    rating: 3,
    text: 'Bread is fine. Slices vary though: we ask for 14 mm and some loaves come through closer to 10, which throws out our avo toast portions.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "Rang before opening about a short muffin order. Deb apologised, put the missing dozen in her own car and had them here by quarter past seven. I've been less well looked after by suppliers we spend ten times as much with.",
    tags: ['Service', 'Delivery'],
  },
  {
    rating: 5,
    text: "I was dubious about par-baked, but the baguettes have changed our lunch. They take eight minutes from frozen, I bake as the queue builds, and there's nothing in the bin at close.",
    tags: ['Range', 'Value', 'Quality'],
  },
  {
    rating: 2,
    text: "Three late drops in a fortnight during school holidays. Nobody rang ahead, so we opened with an empty cabinet twice and turned away people we see every day. The product isn't the issue, it's getting it here.",
    tags: ['Delivery', 'Communication'],
  },
  {
    rating: 4,
    text: "Danishes are excellent Tuesday to Saturday. Monday's feel like they were baked on Sunday, which I suspect they were.",
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: 'Frozen croissants come with a written proving guide that is actually right. Overnight at 4 degrees, ninety minutes out on the bench, then bake.',
    tags: [],
  },
  {
    rating: 5,
    text: "Order cut-off is 2 pm and they text me at one if I've forgotten, which is roughly once a week. I've never had anyone be short with me about it.",
    tags: [],
  },
  {
    rating: 4,
    text: "Honest cafe muffins that leave me a margin. I'd like a fruit option that isn't blueberry or raspberry.",
    tags: ['Value', 'Quality'],
  },
  {
    rating: 5,
    text: "My regulars noticed when I changed to this rye, and they don't notice much before their second coffee.",
    tags: ['Quality', 'Consistency'],
  },
  {
    rating: 5,
    text: 'Set up a standing order with different quantities for each day and it has been right every single week since February.',
    tags: ['Service'],
  },
  {
    rating: 1,
    text: 'Found a piece of blue plastic in a loaf. I sent photos the same morning, heard nothing for nine days, and was then offered a credit for one loaf. After two years of ordering daily I expected somebody to at least pick up the phone.',
    tags: ['Service', 'Quality'],
  },
  {
    rating: 5,
    text: "Focaccia arrives whole and uncut so we can portion it ourselves. It's usually sold out by one.",
    tags: ['Freshness', 'Quality'],
  },
  {
    rating: 3,
    text: "The pastry itself is beautiful but it's let down by the packing. Almond croissants stacked two deep in a crate will always come out flat.",
    tags: ['Delivery', 'Quality'],
  },
  {
    rating: 4,
    text: "It's a big list and most of what we've tried has been good. I wouldn't bother with the carrot cake, but the orange and almond is lovely.",
    tags: [],
  },
  {
    rating: 5,
    text: "I'm only a small account, maybe $200 a week, and I half expected them to make a fuss when I dropped Thursdays for winter. They just changed the standing order and said to ring when it picks up again.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: "We sell about sixty of their sausage rolls on a Saturday. They're real pork, and there's enough fennel that people ask what's in them.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "A coeliac customer told me it's the only gluten free toast in our suburb she goes out of her way for. Each slice comes individually wrapped, so cross-contact is easy to manage.",
    tags: ['Range', 'Packaging'],
  },
  {
    rating: 2,
    text: "The sourdough was wonderful for the first three months. Since then either the oven or the baker has changed, and now it's pale, dense and a bit gummy in the centre. I'd come back if it did.",
    tags: ['Consistency', 'Quality'],
  },
  {
    rating: 4,
    text: "Reliable before-dawn drop with our key. The driver locks up properly, but the empty crates can sit here for a week before anyone collects them and we don't have much of a yard.",
    tags: [],
  },
  {
    rating: 5,
    text: "I priced four bakeries side by side for burger buns. These were eleven cents dearer each. They were also the only ones that didn't collapse under a fried egg, so the maths wasn't hard.",
    tags: ['Value', 'Quality', 'Consistency'],
  },
  {
    rating: 5,
    text: 'Bagels are boiled before baking and properly chewy. If you slice them the same day they freeze well too.',
    tags: ['Freshness', 'Consistency'],
  },
  {
    rating: 4,
    text: "Happy with the banana bread. It's cut thick enough to grill on both sides without falling apart and it keeps four days in the fridge.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'When flour went up they wrote three weeks ahead with the new price list and the reason for it. Nobody likes a rise, but at least I had time to reprint the menu.',
    tags: ['Communication', 'Pricing'],
  },
  {
    rating: 5,
    text: "Our head barista won't let me stock any other pain au chocolat. Two proper sticks of chocolate in each and it shatters all over the counter.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: "You pay a bit more than at the big commercial bakery, but it shows in the bread, especially the olive loaf. There's a delivery fee on orders under $60 and that stings on a quiet Monday.",
    tags: ['Quality', 'Pricing'],
  },
  {
    rating: 5,
    text: 'I badly misjudged Easter and ran out of hot cross buns on the Thursday. They put on a second bake, dropped another six trays at four in the afternoon, and charged the normal price.',
    tags: ['Service', 'Freshness', 'Delivery'],
  },
  {
    rating: 3,
    text: "Decent bread supplier but the sweet side is thin. If you want more than muffins and one brownie you'll need a second account.",
    tags: ['Range'],
  },
  {
    rating: 5,
    text: 'In sixteen months there has been one missed delivery, and that was the morning the creek came over the road.',
    tags: ['Delivery'],
  },
  {
    rating: 5,
    text: "The Basque cheesecake comes uncut in a tin we return. You get twelve serves with clean edges if you warm the knife, and it's never split or weeping.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'Everything comes in fresh and nicely baked. My one niggle is the scones, which are uneven in size, and people do compare plates.',
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: 'We moved three sites across to them last spring. Each site has its own invoice, head office gets one weekly statement, and the bread tastes the same at all three.',
    tags: ['Consistency', 'Service', 'Communication'],
  },
  {
    rating: 1,
    text: "Order didn't arrive on a long-weekend Saturday and the after-hours number went to a full mailbox. I bought 40 loaves at the supermarket and closed the account on Tuesday.",
    tags: ['Delivery', 'Communication'],
  },
  {
    rating: 5,
    text: 'Very good pies. The lids stay on, the bottoms stay dry, and six minutes in the combi is enough from chilled.',
    tags: ['Quality'],
  },
  { rating: 4, text: 'Oddly enough their vegan muffins are better than the regular ones.', tags: ['Range', 'Quality'] },
  {
    rating: 5,
    text: "Been buying from them since we opened in 2021. Bread is baked overnight, it's here by half five, and in all that time I've only rung them once about quality.",
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: 'I run a hospital kiosk and allergen paperwork is my life. Every product here has a current spec sheet, and they email me when a recipe changes.',
    tags: [],
  },
  {
    rating: 3,
    text: 'Taste is good but shelf life is short. Friands are dry by the second afternoon even wrapped, so we over-order or run out.',
    tags: ['Freshness'],
  },
  {
    rating: 5,
    text: 'The 1.2 kg tin loaves give us fourteen usable slices with hardly any heel waste, which is two more than the loaf we had before.',
    tags: ['Quality', 'Value'],
  },
  {
    rating: 4,
    text: "They're easy to get along with and quick on the phone. The online portal forgets my order notes now and then, so I ring through anything unusual.",
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'I brought in their seeded spelt because one regular kept asking. It now outsells white two to one on the breakfast menu, and people want to know where they can buy a loaf to take home.',
    tags: ['Quality', 'Range'],
  },
  {
    rating: 5,
    text: 'Cakes come pre-portioned with paper between every slice. On a two-person shift that saves us about half an hour of cutting.',
    tags: [],
  },
  {
    rating: 2,
    text: 'Two price rises in five months, both discovered on the invoice. When I rang, accounts told me it had been on the website.',
    tags: ['Pricing', 'Communication'],
  },
  {
    rating: 5,
    text: 'Our lane gets blocked by bin trucks at dawn. The driver parks round the corner and walks the crates in rather than leaving them on the footpath.',
    tags: ['Delivery', 'Service'],
  },
  {
    rating: 4,
    text: "Ciabatta has great holes and a thin crust. Slightly too salty for my prosciutto panini but that's my problem to solve.",
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Samples turned up in a box the day after I enquired: nine loaves, labelled, with weights and wholesale prices.',
    tags: ['Range'],
  },
  {
    rating: 5,
    text: 'As far as I know the same bloke has been shaping our baguettes since we opened, and you can tell from how even they are.',
    tags: ['Consistency'],
  },
  {
    rating: 4,
    text: "Good everyday bread for a busy takeaway. We do about 150 rolls at lunch and they're soft, they slice easily and they're cheap enough to leave me something on a salad roll.",
    tags: ['Freshness', 'Value'],
  },
  {
    rating: 5,
    text: "The lemon tarts are the best bought-in tart I've had in twenty years of cooking. Pastry is thin and baked right through, curd is sharp, and they last three days in our display fridge.",
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: "Account manager left in May and there have been three since. Orders still come through and the bread hasn't changed, but I've had to explain our Sunday delivery from scratch each time.",
    tags: [],
  },
  {
    rating: 5,
    text: "They cool the loaves before bagging them. My last baker's bread used to arrive wet inside the plastic and it went mouldy by the Thursday.",
    tags: ['Freshness', 'Packaging'],
  },
  {
    rating: 5,
    text: "Used them for a wedding of 180, our first big function. Dinner rolls came in at two, the grazing-table breads at three as agreed, and they'd put in an extra tray of rolls in case.",
    tags: [],
  },
  {
    rating: 4,
    text: "Twice a year something gets left off the van. Otherwise I'd happily give them full marks, especially for the potato buns.",
    tags: ['Delivery'],
  },
  {
    rating: 5,
    text: "I trained as a pastry cook and I'm hard to please. Even layers, real butter, and the bases are baked all the way through.",
    tags: ['Quality', 'Consistency'],
  },
  {
    rating: 5,
    text: "If something's wrong I send a photo and the credit shows up on the next statement. No argument, ever.",
    tags: ['Service', 'Communication'],
  },
  {
    rating: 4,
    text: 'Fruit toast is dense with real fruit and takes a heavy smear of ricotta. Would love it sliced thicker than 20 mm.',
    tags: ['Quality'],
  },
  {
    rating: 2,
    text: 'Doughnuts arrived with wet glaze stuck to the carton lid for the third time this month. They blame the humidity, and it has been humid, but surely you let them set before you close the box.',
    tags: ['Quality', 'Packaging'],
  },
  {
    rating: 5,
    text: 'Reject-shape croissants at half price go straight into our almond ones. Clever idea and the staff sorted it within a week of my asking.',
    tags: ['Value'],
  },
  {
    rating: 5,
    text: 'Most of our trade goes out on scooters, so buns have to stay soft through a forty-minute ride. These do, even with sauce in them.',
    tags: ['Quality'],
  },
  {
    rating: 3,
    text: "It's OK. The white block loaf is all right for toasties, and I'd leave the sourdough alone because it's really a sandwich bread with a sour flavour.",
    tags: ['Value', 'Quality'],
  },
  {
    rating: 5,
    text: 'I can change quantities until 3 pm the day before and they have never once got the change wrong.',
    tags: ['Delivery'],
  },
  {
    rating: 4,
    text: "The seasonal rotation on the muffins keeps our cabinet interesting. Sometimes the ingredients card lags behind and we're guessing at allergens until someone emails back.",
    tags: ['Range', 'Communication'],
  },
  {
    rating: 5,
    text: "Pita comes in stacked in a cloth-lined crate and it's still soft at dinner service. We go through 300 a day on weekends so any that tear or stick cost us, and hardly any do.",
    tags: ['Freshness', 'Packaging', 'Consistency'],
  },
  {
    rating: 5,
    text: "My kitchen team did a blind tasting of six loaves and we all picked theirs. It wasn't the dearest either.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: "Dependable. I'd say the only thing that varies is how much ham goes into the ham and cheese croissants, which my staff have started laying bets on.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'Someone came in person before we opened, had a look at our oven, and told me which of their frozen lines would suit it and which to avoid.',
    tags: ['Service', 'Communication'],
  },
  {
    rating: 1,
    text: "Mould on day two, in July, on bread stored in a cool dry room. I gave them the benefit of the doubt once. It happened again the following week, so we've moved our account.",
    tags: ['Quality', 'Freshness'],
  },
  {
    rating: 5,
    text: 'They do escargots, kouign-amann and cardamom knots as well as the usual. There are three other cafes in our strip and my Saturday cabinet finally looks different from theirs.',
    tags: ['Range', 'Freshness'],
  },
  {
    rating: 5,
    text: "Love that everything comes in returnable crates. There's no cardboard to flatten at six in the morning and our recycling bin finally lasts the week.",
    tags: ['Packaging'],
  },
  {
    rating: 4,
    text: "Getting our 90 g slider bun right took two trial bakes and they didn't charge for either. The minimum run of 20 dozen is a lot for a place our size.",
    tags: ['Quality', 'Service'],
  },
  { rating: 3, text: 'Window is meant to be 5 to 6. Ours turns up at ten to seven on average, and we open at half past six.', tags: [] },
  {
    rating: 5,
    text: 'Quiches have a proper shortcrust and the filling is firm enough to slice cold. We sell them whole for picnics in summer as well.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Our food cost on toast dropped four percent because the loaves are the same length every day and I can plan slices per loaf.',
    tags: ['Value', 'Consistency'],
  },
  { rating: 4, text: 'Happy overall. Nice driver, good bread, slightly small brownies.', tags: [] },
  {
    rating: 5,
    text: 'They shut for two weeks in January and told us in October. Frozen stock arrived the Friday before to cover it.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: "These are the only English muffins I've found with an open enough crumb to hold butter. They toast in under two minutes, which keeps the egg line moving on a Saturday.",
    tags: ['Freshness', 'Quality'],
  },
  {
    rating: 4,
    text: 'Crumpets are terrific. Ask for the morning bake if you can, because the afternoon one gets held overnight.',
    tags: ['Freshness'],
  },
  {
    rating: 2,
    text: "Tried them for a month. We got the wrong order in week one, somebody else's order in week two, and an invoice for both.",
    tags: ['Service', 'Communication'],
  },
  {
    rating: 5,
    text: 'Nobody on my staff can tell the gluten free brownies from the regular ones, and that includes me.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: "Can't remember the last time I had to think about bread. I've never met the owner, and the rolls are on the step every morning at ten to five.",
    tags: [],
  },
  {
    rating: 3,
    text: 'Nothing wrong with the product, just struggling to justify $2.90 landed for a croissant when I can sell it for $5.50 at most.',
    tags: ['Pricing'],
  },
  {
    rating: 5,
    text: "They let my apprentice spend a night shift in the bakery to learn about proving. She came back and fixed how we were treating their frozen dough. I don't know many suppliers who'd bother.",
    tags: ['Service', 'Quality'],
  },
  {
    rating: 4,
    text: "No trouble at all with weekend drops, always inside the hour. For public holidays I've learnt to make a follow-up call the day before.",
    tags: ['Delivery', 'Freshness'],
  },
  {
    rating: 5,
    text: "For our French toast I asked whether they'd keep back day-old brioche, cut thick. They do, every Friday, and take 15 percent off.",
    tags: ['Quality', 'Value'],
  },
  {
    rating: 5,
    text: 'Every slab cake is marked for 24 portions and every portion weighs within a few grams of the next.',
    tags: ['Consistency'],
  },
  {
    rating: 4,
    text: 'The wholemeal is the one to get, it stays moist for two days. I can take or leave the white sourdough.',
    tags: ['Quality'],
  },
  {
    rating: 1,
    text: "Eleven burnt loaves out of thirty on a Saturday, far too dark to serve. When I rang I was told some customers like a dark bake. I've been cooking since I was sixteen and I know what burnt is.",
    tags: ['Consistency', 'Service'],
  },
]
