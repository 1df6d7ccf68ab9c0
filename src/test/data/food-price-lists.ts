import type { WrittenPriceList } from './expected-prices.ts'

/** Price lists of food, as suppliers write them. */
export const FOOD_LISTS: WrittenPriceList[] = [
  [
    'a fruit market with a date above and headings between',
    `Green Lane Produce
     Prices week of 23 Nov 2026
     Code | Description | Unit | Price
     FRUIT
     F001 | Apples Pink Lady | ctn 12kg | 38.50
     F002 | Bananas Cavendish | 13 kg ctn | $29.00
     F003 | Lemons | kg | 3.20
     VEGETABLES
     V010 | Cos lettuce twin pack | ctn 10 | 22.00
     V011 | Parsley continental | bunch | 1.80
     V012 | Spring onion | bch | 1.6`,
    [
      ['Apples Pink Lady', 'ctn 12kg', '12 kg', 3850],
      ['Bananas Cavendish', '13 kg ctn', '13 kg', 2900],
      ['Lemons', null, '1 kg', 320, 'free'],
      ['Cos lettuce twin pack', 'ctn 10', '10 piece', 2200],
      ['Parsley continental', null, '1 bunch', 180, 'free'],
      ['Spring onion', null, '1 bch', 160],
    ],
  ],
  [
    'a butcher with prices by the kilo and approximate weights',
    `Cut | Pack | Price/kg
     BEEF
     Rump cap MSA | 2 x 1.5kg approx | 24.90
     Brisket point end | 5-6kg | 15.50
     Mince 80/20 | 5 kg | 11.20
     LAMB
     Shoulder bone in | 2kg | 16.80
     POULTRY
     Chicken breast fillet | 5kg | 10.90`,
    [
      ['Rump cap MSA', null, '1 kg', 2490],
      ['Brisket point end', null, '1 kg', 1550],
      ['Mince 80/20', null, '1 kg', 1120],
      ['Shoulder bone in', null, '1 kg', 1680],
      ['Chicken breast fillet', null, '1 kg', 1090],
    ],
  ],
  [
    'a dairy with carton quantities and a carton price',
    `Item No | Product Name | Size | Ctn Qty | Ctn Price ex GST | RRP inc
     1001 | Full Cream Milk | 2L | 9 | 36.45 | 5.10
     1002 | Skim Milk | 1L | 12 | 26.40 | 2.90
     1003 | Thickened Cream | 5 L | 1 | 34.90 | 
     1004 | Unsalted Butter | 250g | 40 | 148.00 | 4.90
     1005 | Greek Yoghurt | 2kg | 6 | 71.70 | 14.50`,
    [
      ['Full Cream Milk', '9 x 2L', '18 L', 3645],
      ['Skim Milk', '12 x 1L', '12 L', 2640],
      ['Thickened Cream', '5 L', '5 L', 3490],
      ['Unsalted Butter', '40 x 250g', '10 kg', 14800],
      ['Greek Yoghurt', '6 x 2kg', '12 kg', 7170],
    ],
  ],
  [
    'packaging with GST column, prices by the carton and packs in the description',
    `PLU | Desc | UOM | Price ex | GST
     88120 | Coffee cup single wall white 8oz (1000) | CTN | 62.00 | Y
     88121 | Coffee cup double wall 12oz (500) | CTN | $58.50 | Y
     88200 | Lid flat 80mm black (1000) | CTN | 41 | Y
     88310 | Napkin 2 ply quarter fold (2000) | CTN | 33.75 | Y`,
    [
      ['Coffee cup single wall white 8oz', '1000', '1000 piece', 6200, 'taxable'],
      ['Coffee cup double wall 12oz', '500', '500 piece', 5850, 'taxable'],
      ['Lid flat 80mm black', '1000', '1000 piece', 4100, 'taxable'],
      ['Napkin 2 ply quarter fold', '2000', '2000 piece', 3375, 'taxable'],
    ],
  ],
  [
    'a roaster in plain text',
    `WHOLESALE COFFEE
     House blend 1kg $28.00
     Single origin Ethiopia 1 kg $36.50
     Decaf 1kg $31
     Cold brew 12 x 250ml $42.00
     Chai powder 1kg POA`,
    [
      ['House blend', '1kg', '1 kg', 2800],
      ['Single origin Ethiopia', '1 kg', '1 kg', 3650],
      ['Decaf', '1kg', '1 kg', 3100],
      ['Cold brew', '12 x 250ml', '3 L', 4200],
      ['Chai powder', '1kg', '1 kg', null],
    ],
  ],
  [
    'cleaning with GST in the price',
    `Product | Pack Size | Price inc GST
     Dishwashing liquid | 5L | $22.00
     Sanitiser no rinse | 15 L | 66.00
     Bin liners 82L black | 250 | 38.50
     Scourers heavy duty | pkt of 10 | 8.80`,
    [
      ['Dishwashing liquid', '5L', '5 L', 2000, 'taxable'],
      ['Sanitiser no rinse', '15 L', '15 L', 6000, 'taxable'],
      ['Bin liners 82L black', '250', '250 piece', 3500, 'taxable'],
      ['Scourers heavy duty', 'pkt of 10', '10 piece', 800, 'taxable'],
    ],
  ],
  [
    'a fishmonger with the market price',
    `Species | Unit | $/kg | Notes
     Barramundi fillet skin on | kg | 34.00 | farmed
     Atlantic salmon fillet | kg | 38.50 |
     Tiger prawns cooked U10 | kg | market | 
     Sydney rock oysters | doz | 22.00 | unopened`,
    [
      ['Barramundi fillet skin on', null, '1 kg', 3400],
      ['Atlantic salmon fillet', null, '1 kg', 3850],
      ['Tiger prawns cooked U10', null, '1 kg', null],
      ['Sydney rock oysters', null, null, 2200],
    ],
  ],
  [
    'brands in a column of their own',
    `Brand | Item | Pack | Unit | Wholesale
     Bonsoy | Soy milk | 6 x 1L | ctn | 21.60
     Milklab | Milklab Almond milk | 8 x 1L | ctn | 30.40
     MINOR FIGURES | Oat milk barista | 6 x 1 L | ctn | 22.20`,
    [
      ['Bonsoy Soy milk', '6 x 1L', '6 L', 2160],
      ['Milklab Almond milk', '8 x 1L', '8 L', 3040],
      ['MINOR FIGURES Oat milk barista', '6 x 1 L', '6 L', 2220],
    ],
  ],
  [
    'without titles',
    `BK100 | Sourdough loaf 800g | 6.20
     BK101 | Brioche bun 80g x 12 | 9.00
     BK102 | Croissant butter 24 pack | 38.40`,
    [
      ['Sourdough loaf 800g', null, null, 620],
      ['Brioche bun', '80g x 12', '0.96 kg', 900],
      ['Croissant butter', '24 pack', '24 piece', 3840],
    ],
  ],
  [
    'prices for one with the carton quantity beside',
    `Code | Description | Size | Units per carton | Price each
     T1 | Crushed tomatoes | 2.5kg | 6 | 9.80
     T2 | Chickpeas | 2.5 kg | 6 | $8.15`,
    [
      ['Crushed tomatoes', '2.5kg', '2.5 kg', 980],
      ['Chickpeas', '2.5 kg', '2.5 kg', 815],
    ],
  ],
]
