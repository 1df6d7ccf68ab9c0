/** What a buyer should write so that a supplier of this kind can quote a price, with examples for two fields. */
export type QuoteHints = { say: readonly string[]; requirements: string; quantity: string }

/** Hints for twelve kinds of suppliers, and generic ones for the others. */
export const QUOTE_HINTS = {
  Coffee: {
    say: [
      'Kilos a week, and how much of it is decaf or filter',
      'Your machine and grinder, or that you need them on loan',
      'Mostly milk or mostly black, and the milk you pour',
      'Whole beans or ground, and bag size: 250 g, 1 kg, 3 kg',
      'Training you would like, and for how many people',
    ],
    requirements: 'House blend for milk, whole beans in 1 kg bags, plus 2 kg decaf. Two-group machine is ours, grinder on loan please.',
    quantity: '14 kg a week',
  },
  Tea: {
    say: [
      'Loose leaf, pyramid bags or both, and cups a day',
      'The list you want to pour: breakfast, green, peppermint, chai',
      'Chai as leaf, powder or syrup, and litres a week',
      'Matcha grade, and whether you also sell retail tins',
      'Pots, strainers or menu cards you expect with the account',
    ],
    requirements: 'Six loose leaf teas for pots and a sticky chai, organic if possible, with strainers for 20 pots.',
    quantity: '3 kg of leaf and 8 kg of chai a month',
  },
  'Meat & Seafood': {
    say: [
      'Cuts with their spec: trim, bone in or out, portion weight',
      'Kilos a week of each, and fresh, chilled or frozen',
      'Grade or origin you need: grass fed, MSA, free range, wild caught',
      'Halal or other certificates that your menu promises',
      'Receiving hours, and whether somebody is there before open',
    ],
    requirements: 'Chicken thigh, skin off, 120 g portions; beef brisket, point end, 6 kg pieces. Free range, halal certified.',
    quantity: '25 kg thigh and 12 kg brisket a week',
  },
  'Produce & Dairy': {
    say: [
      'Your standing order: item, pack size, cartons or litres a week',
      'Milk: full cream, skim, lactose free or plant, and 2 L or 10 L',
      'First or second grade, and where ripeness matters',
      'What may change with the season, and what may not',
      'Delivery days, cut-off that suits you, and cool room access',
    ],
    requirements: 'Full cream 2 L, oat milk 1 L cartons, avocados ready to eat, eggs 700 g by the tray.',
    quantity: '90 L milk, 2 trays avocado, 6 trays eggs a week',
  },
  'Baked Goods': {
    say: [
      'Each line with its daily count, weekdays and weekends apart',
      'Baked, par-baked or frozen, sliced or whole',
      'Size or weight: 70 g croissant, 800 g loaf, 12 cm bun',
      'Vegan and gluten free, and how strictly it is kept apart',
      'The hour it must be at your door, and how returns work',
    ],
    requirements: 'Croissants and two pastries baked daily, sourdough sliced at 14 mm, one gluten free cake. Before 6 am.',
    quantity: '60 pastries and 12 loaves a day, double on Sundays',
  },
  Packaging: {
    say: [
      'Cup size in ounces, single or double wall, and whether lids must fit cups you have',
      'Cups a week and cartons you can store',
      'Plain, stock print or your own, and number of colours',
      'Material: compostable (AS 4736 or AS 5810), recyclable, sugarcane, kraft',
      'Hot, cold or oily food, and whether it goes into a microwave',
    ],
    requirements: '8 oz and 12 oz double wall cups, one lid for both, compostable, one colour print on kraft.',
    quantity: '2,500 cups a week, 4 cartons at a time',
  },
  'Kitchen Equipment': {
    say: [
      'Make, model and age of what needs repair or replacing',
      'The fault in your words: when, how often, which error code',
      'Width, depth and height of the space, and of the door',
      'Power (10, 15 or 32 A, three phase), gas, water and waste',
      'Buy, rent or service plan, and hours when work can be done',
    ],
    requirements: 'Under-bench fridge, two doors, at most 1,200 mm wide, 10 A. Old one to be taken away.',
    quantity: '1 fridge, and service for 2 coffee machines twice a year',
  },
  Technology: {
    say: [
      'Number of sites, tills, screens and people who sign in',
      'What you run now, and what it must talk to: point of sale, ordering, accounts',
      'Your address, for what the line can carry, and whether you need a backup link',
      'Contract end of what you have, and numbers or domains to keep',
      'Help you expect: business hours, weekends, on site',
    ],
    requirements: 'Internet with 4G backup and guest wifi for one cafe, keeping our phone number. Terminals must stay online.',
    quantity: '1 site, 3 terminals, 2 handsets',
  },
  'Spirits & Wine': {
    say: [
      'Your licence type and suburb: it decides who may deliver',
      'By the glass, bottle or keg, and cases a month',
      'House pour price you need, without GST',
      'Styles or regions on your list, and gaps in it',
      'Split cases, tastings and staff training you expect',
    ],
    requirements: 'Two whites and two reds by the glass, house gin and vodka for spritzes. On-premises licence in Fitzroy.',
    quantity: '10 cases of wine and 6 bottles of spirits a month',
  },
  'Cleaning & Maintenance': {
    say: [
      'Square metres of kitchen, floor and amenities, and covers a day',
      'How often, and hours when nobody is in the way',
      'One-off deep clean or a round: exhaust, grease trap, floors',
      'Pieces a week for linen and uniforms, with sizes and logo',
      'Products you want or cannot have, and who supplies paper and bags',
    ],
    requirements: 'Nightly clean of a 90 m² cafe after 4 pm, exhaust filters monthly, own chemicals, two toilets.',
    quantity: '6 nights a week; 40 aprons and 120 tea towels washed',
  },
  'Delivery & Logistics': {
    say: [
      'Pick-up and drop-off suburbs, and drops a week',
      'Boxes or pallets, weight of the heaviest, and what is in them',
      'Ambient, chilled or frozen, with the temperature to keep',
      'Time windows, and who is there to sign',
      'Stairs, lanes, loading zones and anything a van cannot reach',
    ],
    requirements: 'Chilled run from Preston to four venues in the inner north before 7 am, 2 to 5 °C, crates returned.',
    quantity: '20 drops a week, about 12 crates of 15 kg a day',
  },
  'Marketing Services': {
    say: [
      'The goal: more weekday lunches, functions, a new site',
      'Where you are now: accounts, followers, last menu or logo files',
      'Pieces a month: posts, reels, photos, menus, signs',
      'What you can make yourself, and what you need made',
      'Budget a month, and who says yes',
    ],
    requirements: 'Eight posts and one shoot a month for Instagram, menu redesign in A4, logo as vector files.',
    quantity: '8 posts a month and 2 menus a year',
  },
  generic: {
    say: [
      'What you need, in the words you would use on the phone',
      'How much, how often, and from when',
      'Where it goes or where the work is, and when somebody is there',
      'What you use now, and what should be better',
      'Anything that must be met: certificates, insurance, budget',
    ],
    requirements: 'What you need, how often, and what would make you change supplier.',
    quantity: 'A week, a month or once',
  },
} as const satisfies Record<string, QuoteHints>
export type HintsName = keyof typeof QUOTE_HINTS
