import { textGroup } from './text-group.ts'

// The texts of the sections that stay as the server renders them: apart, because the first load of the page does without them.

export const benefitTexts = textGroup('home', 'benefits', {
  title: 'Four ways to $2,000+ saved per year',
  titlePlain: 'Four ways to pay less',
  title1: 'AI supplier matching',
  text1: 'Describe what you need and get a shortlist with reasons.',
  title2: 'Direct negotiation',
  text2: 'Talk price with the supplier. No middleman, no markup.',
  title3: 'Group buying',
  text3: 'Order with the venues next door, and ask for the pallet rate in one request.',
  title3Plain: 'One request, many suppliers',
  text3Plain: 'Ask several wholesalers at once, and read their prices side by side.',
  title4: 'Wholesale pricing on small orders',
  text4: 'Ask for trade pricing from the first carton, not the hundredth.',
})

export const howItWorksTexts = textGroup('home', 'how-it-works', {
  title: 'One request, three prices',
  title1: 'Say what you use',
  text1: 'Litres, kilos, delivery days. No account needed.',
  title2: 'Suppliers price it',
  text2: 'The wholesalers you ask reply to you directly.',
  title3: 'Compare and pick',
  text3: 'Side by side, with minimums and delivery days shown.',
  example: 'See an example comparison',
  start: 'Get started',
  picture: '',
  pictureAlt: 'Two quotes for full cream milk on a loading dock: $1.92, and $1.74 with a tick',
  caption: 'Demo video: a quote comes back',
})

/** Their difference is the specified $3,200 per month, which is 40%. The section is a sample: it is not shown with computed figures. */
export const beforeAfterTexts = textGroup('home', 'before-after', {
  title: 'The same Monday order, before and after',
  before: 'Before',
  after: 'With {brand}',
  total: 'Total',
  beforeTotal: 'Half a day a week',
  afterTotal: 'Five minutes',
  saving: '**$3,200** per month average savings',
  beforeWhen1: '5:10 am',
  beforeWhat1: 'Ring four reps for a milk price',
  beforeCost1: '35 min',
  beforeWhen2: 'Tuesday',
  beforeWhat2: 'Chase the cup sample that never came',
  beforeCost2: '3 calls',
  beforeWhen3: 'Thursday',
  beforeWhat3: 'Compare three PDFs and a text message',
  beforeCost3: '1 hr',
  beforeWhen4: 'Month end',
  beforeWhat4: 'Pay the list price anyway',
  beforeCost4: '$8,000',
  afterWhen1: '5:10 am',
  afterWhat1: 'One request to six dairies',
  afterCost1: '2 min',
  afterWhen2: '8:00 am',
  afterWhat2: 'Three prices back, side by side',
  afterCost2: '0 calls',
  afterWhen3: '8:05 am',
  afterWhat3: 'Accept one, message the driver',
  afterCost3: '1 min',
  afterWhen4: 'Month end',
  afterWhat4: 'Pay the prices you agreed',
  afterCost4: '$4,800',
})

export const testimonialTexts = textGroup('home', 'testimonials', {
  title: 'From the first venues through the door',
  text1: 'We sent one bulk quote on a Sunday night and had three milk prices by open. That is the whole pitch.',
  name1: 'Lena Marsh',
  venue1: 'Moth and Lamp, Northcote',
  text2: 'Found a seafood supplier who delivers to Ballarat. I had stopped believing there was one.',
  name2: 'Dev Kaur',
  venue2: 'The Long Paddock, Ballarat',
  text3: 'My packaging bill dropped by a third and the cups are better.',
  name3: 'Tom Ferrante',
  venue3: 'Corner Bar Uno, Leichhardt',
})

export const statTexts = textGroup('home', 'stats', {
  name: 'The beta in numbers',
  figure1: '47',
  label1: 'spots left in the beta',
  figure2: '2,847+',
  label2: 'cafes on the list',
  figure3: '54+',
  label3: 'test suppliers',
  figure4: '13',
  label4: 'categories open',
  suppliers: 'suppliers',
  categories: 'categories with suppliers',
  venues: 'cafes and restaurants',
  requests: 'quote requests sent',
})

export const invitationTexts = textGroup('home', 'invitation', {
  title: 'Supply cafes? Put your label on the dock.',
  terms:
    'Every supplier passes a background check and a quality verification, and spots in each category are limited, so the ones who are here get seen.',
  termsPlain: 'A listing is free during the beta, public as soon as you have registered, and yours to edit at any time.',
  register: 'Register as a supplier',
  picture: '',
})
