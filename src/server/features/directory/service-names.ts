import type { Synonyms } from './synonyms.ts'

/** What the trade calls everything that is not eaten or drunk. */
export const SERVICE_NAMES: Synonyms[] = [
  // Packaging
  {
    words: [
      'coffee cup',
      'takeaway cup',
      'take away cup',
      'takeaway coffee cup',
      'paper cup',
      'disposable cup',
      'hot cup',
      'cup and lid',
      'cup lid',
    ],
    also: ['custom printed cups', 'ripple wall cup', 'packaging'],
  },
  { words: ['keep cup', 'keepcup', 'reusable cup', 'returnable cup'] },
  { words: ['takeaway', 'take away', 'takeout', 'take out'] },
  {
    words: ['takeaway container', 'take away container', 'takeaway box', 'takeout container', 'food container', 'plastic container'],
    also: ['container', 'packaging'],
  },
  { words: ['compostable', 'biodegradable', 'eco friendly', 'home compostable', 'bagasse', 'sugarcane'] },
  { words: ['napkin', 'serviette', 'paper napkin'] },
  { words: ['straw', 'paper straw'], also: ['packaging'] },
  { words: ['cutlery', 'wooden cutlery', 'knife and fork', 'disposable cutlery', 'spork'] },
  { words: ['paper bag', 'brown bag', 'carry bag', 'carrier bag', 'takeaway bag'] },
  { words: ['cling film', 'clingfilm', 'cling wrap', 'gladwrap', 'glad wrap', 'plastic wrap'] },
  { words: ['alfoil', 'aluminium foil', 'tin foil', 'foil', 'foil tray'], also: ['packaging'] },
  { words: ['baking paper', 'greaseproof', 'greaseproof paper', 'deli paper', 'burger wrap'] },
  { words: ['glove', 'disposable glove', 'nitrile glove', 'food handling glove'] },
  { words: ['cake box', 'bakery box', 'pastry box', 'pizza box'] },
  { words: ['till roll', 'receipt roll', 'receipt paper', 'thermal roll', 'eftpos roll', 'docket roll'] },
  { words: ['paper towel', 'hand towel', 'toilet paper', 'dunny roll', 'loo paper', 'toilet roll'] },
  { words: ['esky', 'cooler box', 'ice box', 'chilly bin', 'cool box'], also: ['cold chain', 'packaging'] },

  // Cleaning
  { words: ['cleaner', 'cleaning', 'cleaning service', 'janitor'] },
  {
    words: ['cleaning chemical', 'dishwasher chemical', 'chemical', 'detergent', 'sanitiser', 'sanitizer', 'disinfectant', 'degreaser'],
    also: ['dishwasher liquid', 'cleaning'],
  },
  { words: ['dishwasher liquid', 'dishwashing liquid', 'dishwash liquid', 'dish soap', 'washing up liquid', 'machine dishwash'] },
  { words: ['grease trap', 'grease arrestor', 'grease pit', 'grease interceptor'] },
  { words: ['cooking oil', 'fryer oil', 'frying oil', 'canola oil', 'deep fryer oil'] },
  { words: ['used oil', 'waste oil', 'oil collection', 'used cooking oil'] },
  {
    words: ['exhaust hood', 'range hood', 'hood cleaning', 'canopy cleaning', 'duct cleaning', 'hood and duct'],
    also: ['kitchen cleaning'],
  },
  { words: ['drain', 'plumber', 'plumbing', 'blocked drain', 'drain jetting'] },

  // Machines and furniture
  {
    words: ['coffee machine', 'espresso machine', 'coffee maker'],
    also: ['espresso machine service', 'espresso machine loan', 'espresso machine hire'],
  },
  {
    words: [
      'coffee machine repair',
      'coffee machine service',
      'coffee machine technician',
      'espresso machine repair',
      'espresso machine service',
      'machine repair',
      'coffee tech',
    ],
  },
  { words: ['fridge', 'refrigerator', 'refrigeration', 'cool room', 'coolroom', 'freezer'], also: ['fridge regas'] },
  { words: ['dishwasher', 'glass washer', 'glasswasher'], also: ['dishwasher repair', 'dishwasher liquid'] },
  { words: ['technician', 'repairer', 'repair', 'fixer', 'mechanic', 'servicing'] },
  { words: ['broken', 'breakdown', 'fix', 'fixing', 'faulty'], also: ['repair', 'service'] },
  { words: ['grinder', 'coffee grinder', 'burr'] },
  { words: ['water filter', 'filtration', 'water filtration'] },
  { words: ['furniture', 'table and chair', 'furnishing'] },
  { words: ['chair', 'stool', 'bar stool', 'seating', 'banquette'], also: ['furniture'] },
  { words: ['table', 'communal table', 'table top', 'bench seat'], also: ['furniture'] },
  { words: ['fit out', 'fitout', 'shopfitter', 'shop fitting', 'joinery', 'joiner', 'cabinet maker'] },

  // Everything
  {
    words: [
      'restaurant supply',
      'cafe supply',
      'kitchen supply',
      'hospitality supply',
      'catering supply',
      'restaurant equipment',
      'cafe equipment',
    ],
    also: ['packaging', 'napkins', 'cutlery', 'cleaning chemicals', 'espresso machine', 'furniture', 'uniforms'],
  },

  // Services
  {
    words: [
      'eftpos',
      'payment terminal',
      'card reader',
      'card machine',
      'pos',
      'point of sale',
      'cash register',
      'till',
      'pos system',
      'square reader',
    ],
  },
  { words: ['it support', 'computer', 'tech support', 'help desk', 'it services', 'it service', 'i.t.'], also: ['network', 'cabling'] },
  { words: ['internet', 'wifi', 'wi fi', 'broadband', 'nbn', 'wireless'] },
  { words: ['phone', 'telephone', 'telco', 'mobile phone', 'voip', 'landline'] },
  {
    words: [
      'recruitment',
      'recruiting',
      'recruiter',
      'hiring',
      'labour hire',
      'staffing',
      'staff agency',
      'temp agency',
      'employment',
      'staff',
    ],
  },
  { words: ['chef', 'cook', 'sous chef', 'kitchen hand', 'dishie', 'dishpig'], also: ['recruiting', 'chef jackets'] },
  { words: ['waiter', 'waitress', 'waitstaff', 'wait staff', 'front of house', 'floor staff'], also: ['recruiting'] },
  {
    words: [
      'insurance',
      'insurer',
      'broker',
      'public liability',
      'insurance broker',
      'workers compensation',
      'workers comp',
      'workcover',
      'business interruption',
    ],
  },
  { words: ['website', 'web site', 'web design', 'web designer', 'webpage', 'web developer', 'online shop', 'online store'] },
  { words: ['online ordering', 'online order', 'order app', 'ordering app'], also: ['web design'] },
  { words: ['graphic design', 'graphic designer', 'branding', 'logo', 'logo design', 'menu design'] },
  { words: ['sign', 'signage', 'signwriting', 'signwriter', 'sign writer', 'window sign'] },
  { words: ['social media', 'instagram', 'insta', 'facebook', 'tiktok', 'tik tok', 'marketing', 'socials'] },
  { words: ['photo', 'photography', 'photographer', 'food photography'] },
  { words: ['uniform', 'workwear', 'staff uniform', 'work clothes'], also: ['aprons', 'chef jackets'] },
  { words: ['apron', 'pinny', 'pinafore'], also: ['uniforms'] },
  { words: ['chef jacket', 'chef white', 'chef coat', 'chefs jacket', 'chefs whites'], also: ['uniforms'] },
  { words: ['laundry', 'linen hire', 'linen', 'tablecloth', 'tea towel', 'linen service'] },
]
