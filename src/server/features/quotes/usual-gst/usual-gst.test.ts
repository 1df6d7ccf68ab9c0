import { describe, expect, test } from 'vitest'
import type { CategoryName } from '#contract/options.ts'
import { usualGst } from './usual-gst.ts'

/** What a supplier of each category writes into a line, and the GST that it has in Australia. */
const FREE: [CategoryName, string[]][] = [
  [
    'Coffee',
    [
      'House blend, 1 kg beans',
      'Colombian single origin',
      'Decaf beans 1kg',
      'Ground coffee, filter',
      'Drinking chocolate powder',
      'Chai powder',
    ],
  ],
  ['Tea', ['English breakfast tea bags', 'Loose leaf Earl Grey', 'Peppermint tea', 'Sencha green tea 500g']],
  [
    'Dairy',
    [
      'Full cream milk 2L',
      'Skim milk',
      'Thickened cream',
      'Salted butter 250 g',
      'Greek yoghurt 10kg',
      'Haloumi',
      'Grated mozzarella',
      'Oat milk 1L',
    ],
  ],
  [
    'Meat',
    ['Beef mince', 'Porterhouse steak', 'Streaky bacon', 'Chicken breast fillets', 'Lamb shanks', 'Pork belly', 'Leg ham', 'Chorizo'],
  ],
  ['Seafood', ['Atlantic salmon fillet', 'Raw prawns', 'Smoked salmon', 'Barramundi', 'Oysters, dozen', 'Squid tubes']],
  [
    'Fresh Produce',
    [
      'Avocados',
      'Baby spinach',
      'Roma tomatoes',
      'Free range eggs, 15 dozen',
      'Lemons',
      'Brown onions',
      'Coriander bunch',
      'Frozen berries',
    ],
  ],
  [
    'Baked Goods',
    ['Sourdough loaf', 'Turkish bread', 'Wholemeal sandwich loaf', 'Brioche burger buns', 'Plain bagels', 'Puff pastry sheets'],
  ],
]
const TAXABLE: [CategoryName, string[]][] = [
  ['Packaging', ['12 oz takeaway cups', 'Coffee cup lids', 'Brown paper bags', 'Napkins', 'Cling wrap', 'Wooden cutlery']],
  ['Cleaning', ['Dishwashing liquid 5L', 'Bin liners', 'Sanitiser spray', 'Paper towel']],
  [
    'Baked Goods',
    [
      'Carrot cake',
      'Almond croissants',
      'Chocolate brownie',
      'Banana muffins',
      'Meat pies',
      'Sausage rolls',
      'Anzac biscuits',
      'Portuguese tarts',
    ],
  ],
  ['Coffee', ['Espresso machine cleaner', 'Milk jug', 'Filter papers', 'Takeaway cups 8 oz', 'Keep cups', 'Bottled iced coffee']],
  ['Beverages', ['Cola cans 375 ml', 'Kombucha', 'Lemonade', 'Energy drink']],
  ['Dairy', ['Vanilla ice cream 5L', 'Chocolate milk 600 ml', 'Gelato']],
  ['Furniture', ['Cafe chairs', 'Dinner plates', 'Latte glasses']],
  ['Meat', ['Butcher paper', 'Meat pies', 'Knife sharpening']],
  ['Coffee', ['Barista training', 'Coffee machine repairs']],
  ['Uniforms', ['Aprons', 'Chef jackets']],
]
const linesOf = (table: [CategoryName, string[]][]) => table.flatMap(([category, items]) => items.map((item) => [category, item] as const))

describe('The GST that a line begins with', () => {
  test.each(linesOf(FREE))('of %s, "%s" is free', (category, item) => expect(usualGst(item, category).gst).toBe('free'))
  test.each(linesOf(TAXABLE))('of %s, "%s" has 10%%', (category, item) => expect(usualGst(item, category).gst).toBe('taxable'))

  test('what nobody knows has the GST of the category, and says so', () => {
    expect(usualGst('Number 7 special', 'Meat')).toEqual({ gst: 'free', usualFor: 'suppliers of meat' })
    expect(usualGst('Number 7 special', 'IT Services')).toEqual({ gst: 'taxable', usualFor: 'suppliers of IT services' })
  })
  test('what is known says what it is', () =>
    expect(usualGst('House blend, 1 kg beans', 'Packaging')).toEqual({ gst: 'free', usualFor: 'coffee beans' }))
})
