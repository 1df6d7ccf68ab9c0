import type { CategoryName } from '#contract/options.ts'

// The patterns match plain words: lower case, without accents and punctuation. "&" is "and", "Dry-Cleaners" are "dry cleaners".

/**
 * Words that name a trade, in an industry written in free text ("Butcher") or in the name of a business whose industry is too broad
 * ("Rumble Coffee Roasters"); the first match wins.
 */
export const CATEGORY_WORDS: [words: RegExp, category: CategoryName][] = [
  [
    /\b(?:coffee (?:machine|equipment)|espresso machine|machine|appliance|equipment|refrigeration) (?:repairs?|servic\w+|maintenance|technicians?)\b/,
    'Machine Repairs',
  ],
  [/\bweb ?(?:sites?|design\w*|develop\w*)\b/, 'Web Design'],
  [/\b(?:social media|influencers?)\b/, 'Social Media'],
  [/^(?!.*\b(?:nuts?|peanuts?|chestnuts?)\b).*\b(?:coffees?|espresso\w*|roasters?|roasting|roastery)\b/, 'Coffee'],
  [/\b(?:teas?|chai|matcha|tea merchants?)\b/, 'Tea'],
  [/\b(?:seafoods?|fish|fisher\w+|fishmongers?|oysters?|prawns?)\b/, 'Seafood'],
  [/\b(?:meats?|butcher\w*|poultry|chickens?|smallgoods|beef|lamb|pork|sausages?)\b/, 'Meat'],
  [/\b(?:dairy|dairies|milk|cheese\w*|yoghurts?|yogurts?|gelato|ice ?cream|creamery)\b/, 'Dairy'],
  [
    /\b(?:baker\w*|bakehouse|baked|breads?|cakes?|cakeshop|pastry|pastries|patisserie|bagels?|donuts?|doughnuts?|cupcakes?|biscuits?|cookies)\b/,
    'Baked Goods',
  ],
  [/\b(?:juices?|kombucha|soft drinks?|cordials?|soda|beverages?|drinks|mineral water|spring water)\b/, 'Beverages'],
  [
    /\b(?:wines?|winery|vineyards?|spirits?|distill\w+|brewing|brewer\w*|beers?|liquor|gin|whisk\w+|vodka|liqueurs?|alcohol\w*)\b/,
    'Spirits',
  ],
  [/\b(?:fruits?|veg|vegies?|veggies?|vegetables?|fresh produce|produce|greengrocers?|mushrooms?|herbs|orchards?)\b/, 'Fresh Produce'],
  [/\b(?:packag\w+|paper|paper bags|boxes|cartons?|takeaway containers|cups|labels?)\b/, 'Packaging'],
  [/\b(?:uniforms?|aprons?|workwear|chefwear|linens?|laundry|laundries|dry ?clean\w*)\b/, 'Uniforms'],
  [/\b(?:furniture|joinery|chairs|tables|shopfitt\w+|fitouts?|kitchenware|tableware|crockery|diningware)\b/, 'Furniture'],
  [/\b(?:clean\w*|hygiene|pest control|janitorial)\b/, 'Cleaning'],
  [/\b(?:graphic\w*|print\w*|signs?|signage|signwrit\w+|branding|logos?)\b/, 'Graphic Design'],
  [/\b(?:insurance|insurers?|insurance brokers?)\b/, 'Insurance'],
  [/\b(?:telecom\w*|phones?|telephon\w+|internet|broadband|nbn|mobile plans)\b/, 'Phone/Internet'],
  [/\b(?:recruit\w*|staff\w*|labour hire|employment)\b/, 'Staff/Recruiting'],
  [/^it$|\b(?:it support|computers?|software|pos systems?|point of sale)\b/, 'IT Services'],
]

/** Words in the name of a business that decide its category before its industry does, by ANZSIC code. */
export const DECISIVE_WORDS: [code: string, words: RegExp, category: CategoryName][] = [
  ['1140', /\bjuices?\b/, 'Beverages'],
  ['1611', /\b(?:labels?|packaging|cartons?)\b/, 'Packaging'],
]

/** Words in a business's name that exclude it from its industry's category; `null` stands for every category. */
export const EXCLUDING_WORDS: [category: CategoryName | null, words: RegExp, what: string][] = [
  [null, /\b(?:pets?|dogs?|puppy|veterinary)\b/, 'animals'],
  ['Furniture', /\b(?:floor\w*|carpets?|tiles?|rugs?)\b/, 'floor coverings'],
  ['Packaging', /\b(?:recycling|pencils?|pens?|office|stationery|books?)\b/, 'stationery or recycling'],
  ['Uniforms', /\b(?:coin|laundromats?|laundrettes?|lockers?|sneakers?|shoes?|self serv\w+)\b/, 'a laundry for private people'],
]
