import type { WrittenPriceList } from './expected-prices.ts'

/** Price lists of all kinds of goods, as suppliers write them. */
export const GOODS_LISTS: WrittenPriceList[] = [
  [
    'prices below a cent and fractions of cents',
    `Item | Pack | Price ex GST
     Paper straw black | 2500 | 0.0096
     Sugar sticks | 2000 pcs | 0.0045
     Wooden stirrer | 1000 | 6.3636`,
    [
      ['Paper straw black', '2500', '2500 piece', 2400],
      ['Sugar sticks', '2000 pcs', '2000 piece', 900],
      ['Wooden stirrer', '1000', '1000 piece', 636],
    ],
  ],
  [
    'marks for GST only where it is due',
    `Item | Size | Price | GST
     Plain flour | 12.5kg | 18.40 |
     Caster sugar | 15 kg | 27.00 |
     Chocolate callets 54% | 10kg | 148.00 | *
     Vanilla paste | 1kg | 210.00 |`,
    [
      ['Plain flour', '12.5kg', '12.5 kg', 1840, 'free'],
      ['Caster sugar', '15 kg', '15 kg', 2700, 'free'],
      ['Chocolate callets 54%', '10kg', '10 kg', 14800, 'taxable'],
      ['Vanilla paste', '1kg', '1 kg', 21000, 'free'],
    ],
  ],
  [
    'both prices, of which the one without GST counts',
    `Product Code | Product Description | Pack Size | Ex GST | Inc GST
     X1 | Takeaway container 500ml | 500 | 45.00 | 49.50
     X2 | Takeaway lid | 500 | 30.00 | 33.00`,
    [
      ['Takeaway container 500ml', '500', '500 piece', 4500],
      ['Takeaway lid', '500', '500 piece', 3000],
    ],
  ],
  [
    'units in the price',
    `Item | Price
     Roma tomatoes | $4.50/kg
     Baby spinach 1.5kg | $16.00
     Coriander | $2.20 per bunch
     Eggs free range 700g 15 doz | $84.00 /ctn`,
    [
      ['Roma tomatoes', null, '1 kg', 450],
      ['Baby spinach', '1.5kg', '1.5 kg', 1600],
      ['Coriander', null, '1 bunch', 220],
      ['Eggs free range 700g', '15 doz', '180 piece', 8400],
    ],
  ],
  [
    'plain text with dots between',
    `Beef
     Scotch fillet ........ $42.00/kg
     Beef cheeks .......... $19.50/kg
     Pork
     Belly boneless ....... $14.90/kg`,
    [
      ['Scotch fillet', null, '1 kg', 4200],
      ['Beef cheeks', null, '1 kg', 1950],
      ['Belly boneless', null, '1 kg', 1490],
    ],
  ],
  [
    'titles again above each part',
    `DRY GOODS
     Item | Pack | Price
     Arborio rice | 5 kg | 21.00
     CANNED
     Item | Price | Pack
     Tuna chunks | 13.40 | 1.88kg`,
    [
      ['Arborio rice', '5 kg', '5 kg', 2100],
      ['Tuna chunks', '1.88kg', '1.88 kg', 1340],
    ],
  ],
  [
    'a unit of sale that is the carton',
    `Desc | UOM | Ctn Qty | Price ex | RRP inc | PLU
     Sparkling water 330ml | CTN | 24 | 26.40 | 2.50 | 40011
     Kombucha ginger 330ml | CTN | 12 | 30.00 | 4.50 | 40012`,
    [
      ['Sparkling water', '24 x 330ml', '7.92 L', 2640],
      ['Kombucha ginger', '12 x 330ml', '3.96 L', 3000],
    ],
  ],
  [
    'thousands, dollars signs and words about GST in the cell',
    `Product | Price
     Espresso machine 2 group | $12,450.00 + GST
     Grinder on demand | $2,990.00 ex GST
     Knock box | $110.00 inc GST`,
    [
      ['Espresso machine 2 group', null, null, 1245000, 'taxable'],
      ['Grinder on demand', null, null, 299000, 'taxable'],
      ['Knock box', null, null, 10000, 'taxable'],
    ],
  ],
  [
    'a category column and rows without a price',
    `Category | Product | Unit | Price
     Fruit | Mangoes R2E2 | tray | 24.00
     Fruit | Raspberries | punnet | 
     Herbs | Basil | bunch | 2.40`,
    [
      ['Mangoes R2E2', null, '1 tray', 2400],
      ['Raspberries', null, '1 punnet', null],
      ['Basil', null, '1 bunch', 240],
    ],
  ],
  [
    'services and odd units',
    `Line | Size | Trade price
     Vacuum bags 200x300mm | 100 pk | 14.20
     Gloves nitrile black L | box of 100 | 9.95
     Baking paper roll | 30cm x 120m | 21.50`,
    [
      ['Vacuum bags 200x300mm', '100 pk', '100 piece', 1420],
      ['Gloves nitrile black L', 'box of 100', '100 piece', 995],
      ['Baking paper roll', '30cm x 120m', null, 2150],
    ],
  ],
]
