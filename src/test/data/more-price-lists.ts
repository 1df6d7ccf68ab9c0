import type { WrittenPriceList } from './expected-prices.ts'

/** Price lists of food as they come by email and as print-outs. */
export const MORE_FOOD_LISTS: WrittenPriceList[] = [
  [
    'a fruit market in an email',
    `Avocado hass tray 20s $32.00
     Tomato gourmet 10kg $25.00
     Basil bunch $2.50
     Carrots juicing 20kg bag $18.00
     Strawberries 250g punnet $3.20
     Garlic peeled 1kg $9.80`,
    [
      ['Avocado hass', 'tray 20s', '20 piece', 3200],
      ['Tomato gourmet', '10kg', '10 kg', 2500],
      ['Basil', 'bunch', '1 bunch', 250],
      ['Carrots juicing', '20kg bag', '20 kg', 1800],
      ['Strawberries', '250g punnet', '0.25 kg', 320],
      ['Garlic peeled', '1kg', '1 kg', 980],
    ],
  ],
  [
    'a fishmonger with grades in the name',
    `Species | Origin | UOM | $
     Barramundi whole 600-800g | QLD | kg | 18.90
     Salmon fillet skin on 1.2-1.5kg | TAS | kg | 31.50
     Oysters Sydney rock opened | NSW | doz | 24.00
     Prawns green U10 | SA | kg | 42.00
     Octopus | IMP | kg | POA`,
    [
      ['Barramundi whole 600-800g', null, '1 kg', 1890],
      ['Salmon fillet skin on 1.2-1.5kg', null, '1 kg', 3150],
      ['Oysters Sydney rock opened', null, '12 piece', 2400],
      ['Prawns green U10', null, '1 kg', 4200],
      ['Octopus', null, '1 kg', null],
    ],
  ],
  [
    'a bakery by the piece',
    `Product | Weight | Wholesale ea
     Sourdough loaf | 750g | $5.20
     Baguette | 280g | $2.60
     Brioche bun | 80g | $0.95
     Croissant | | $2.35
     Turkish pide | 400g | $3.10`,
    [
      ['Sourdough loaf', '750g', '0.75 kg', 520],
      ['Baguette', '280g', '0.28 kg', 260],
      ['Brioche bun', '80g', '0.08 kg', 95],
      ['Croissant', null, null, 235],
      ['Turkish pide', '400g', '0.4 kg', 310],
    ],
  ],
  [
    'a dairy with stock codes and nett prices',
    `Stock Code | Description | UOM | Pack | Nett
     DY1001 | Full cream milk | CRT | 9 x 2 L | 36.90
     DY1002 | Lite milk | CRT | 9 x 2 L | 36.90
     DY2001 | Butter salted | CTN | 20 x 500 g | 152.00
     DY3001 | Haloumi | EA | 1 kg | 19.40
     DY3002 | Parmesan wheel | KG | | 28.50`,
    [
      ['Full cream milk', '9 x 2 L', '18 L', 3690],
      ['Lite milk', '9 x 2 L', '18 L', 3690],
      ['Butter salted', '20 x 500 g', '10 kg', 15200],
      ['Haloumi', '1 kg', '1 kg', 1940],
      ['Parmesan wheel', null, '1 kg', 2850],
    ],
  ],
  [
    'a butcher with prices a kilo and what a carton weighs',
    `CODE | CUT | CTN WT | $/KG
     BF01 | Eye fillet side strap off | 15kg | 46.90
     BF02 | Oyster blade | 20kg | 16.40
     PK01 | Pork belly rind on | 18kg | 13.90
     CH01 | Chicken thigh skinless | 10kg | 9.95`,
    [
      ['Eye fillet side strap off', null, '1 kg', 4690],
      ['Oyster blade', null, '1 kg', 1640],
      ['Pork belly rind on', null, '1 kg', 1390],
      ['Chicken thigh skinless', null, '1 kg', 995],
    ],
  ],
  [
    'frozen goods with inner packs in the name',
    `Item | Price ex GST per carton
     Chips 10mm straight cut 4 x 3.5kg | $39.60
     Peas garden 6 x 2kg | $31.20
     Spring rolls vegetable 120 x 20g | $28.00
     Puff pastry sheets 20 x 330g | $44.50
     Ice cream vanilla 10L | $36.00`,
    [
      ['Chips 10mm straight cut', '4 x 3.5kg', '14 kg', 3960],
      ['Peas garden', '6 x 2kg', '12 kg', 3120],
      ['Spring rolls vegetable', '120 x 20g', '2.4 kg', 2800],
      ['Puff pastry sheets', '20 x 330g', '6.6 kg', 4450],
      ['Ice cream vanilla', '10L', '10 L', 3600],
    ],
  ],
  [
    'dry goods in sacks with prices each and a bulk column that is empty',
    `Product Code|Product Name|Bag Size|Unit Price|Notes
     FL10 | Bakers flour | 12.5kg | 16.80 |
     FL20 | Tipo 00 flour | 25kg | 48.00 | Imported
     SU10 | Caster sugar | 15kg | 27.30 |
     RI10 | Arborio rice | 5kg | 18.90 | out of stock until Dec
     SA10 | Sea salt flakes | 1.5kg | 21.00 |`,
    [
      ['Bakers flour', '12.5kg', '12.5 kg', 1680],
      ['Tipo 00 flour', '25kg', '25 kg', 4800],
      ['Caster sugar', '15kg', '15 kg', 2730],
      ['Arborio rice', '5kg', '5 kg', 1890],
      ['Sea salt flakes', '1.5kg', '1.5 kg', 2100],
    ],
  ],
  [
    'eggs by the box',
    `Eggs | Pack | Price
     Free range 700g | 15 dozen | $72.00
     Free range 600g | 15 dozen | $66.00
     Cage free 800g | 12 doz | $61.20`,
    [
      ['Free range 700g', '15 dozen', '180 piece', 7200],
      ['Free range 600g', '15 dozen', '180 piece', 6600],
      ['Cage free 800g', '12 doz', '144 piece', 6120],
    ],
  ],
  [
    'smallgoods with the price a kilo in the cell',
    `Line | Sold as | Price
     Leg ham off the bone | 2 x 4kg | $12.90/kg
     Prosciutto sliced | 500g | $24.00 ea
     Salami Hungarian | 3kg | $18.50 per kg
     Bacon rindless | 5kg | $13.20/kg`,
    [
      ['Leg ham off the bone', null, '1 kg', 1290],
      ['Prosciutto sliced', '500g', '0.5 kg', 2400],
      ['Salami Hungarian', null, '1 kg', 1850],
      ['Bacon rindless', null, '1 kg', 1320],
    ],
  ],
  [
    'nuts with a price a kilo and one for the carton',
    `Item | Ctn size | Price per kg | Price per ctn
     Almonds raw | 12.5kg | 14.20 | 177.50
     Cashews roasted | 10kg | 17.60 | 176.00
     Walnuts halves | 10kg | 13.90 | 139.00`,
    [
      ['Almonds raw', '12.5kg', '12.5 kg', 17750],
      ['Cashews roasted', '10kg', '10 kg', 17600],
      ['Walnuts halves', '10kg', '10 kg', 13900],
    ],
  ],
]

/** Price lists of what is not food, and of drinks. */
export const MORE_GOODS_LISTS: WrittenPriceList[] = [
  [
    'packaging by the thousand',
    `SKU | Product | Qty/Ctn | Ctn Price (ex GST) | GST
     CUP08 | 8oz double wall cup | 500 | 58.00 | Y
     CUP12 | 12oz double wall cup | 500 | 66.50 | Y
     LID90 | Sugarcane lid 90mm | 1000 | 71.00 | Y
     BAG03 | Kraft paper bag #3 | 500 | 42.00 | Y`,
    [
      ['8oz double wall cup', '500', '500 piece', 5800, 'taxable'],
      ['12oz double wall cup', '500', '500 piece', 6650, 'taxable'],
      ['Sugarcane lid 90mm', '1000', '1000 piece', 7100, 'taxable'],
      ['Kraft paper bag #3', '500', '500 piece', 4200, 'taxable'],
    ],
  ],
  [
    'a roaster with prices that have GST where it is due',
    `Coffee | Size | Price inc GST | GST
     House blend | 1kg | 34.00 | free
     Single origin Ethiopia | 1kg | 42.00 | free
     Cold brew keg | 20L | 132.00 | taxable
     Chai concentrate | 2L | 27.50 | taxable`,
    [
      ['House blend', '1kg', '1 kg', 3400, 'free'],
      ['Single origin Ethiopia', '1kg', '1 kg', 4200, 'free'],
      ['Cold brew keg', '20L', '20 L', 12000, 'taxable'],
      ['Chai concentrate', '2L', '2 L', 2500, 'taxable'],
    ],
  ],
  [
    'cleaning in drums with words about GST above',
    `Prices exclude GST. Freight free over $250.
     Product | Size | Trade
     Dishwashing liquid | 5L | 18.50
     Dishwashing liquid | 20L | 62.00
     Sanitiser no rinse | 5L | 29.90
     Degreaser heavy duty | 15 L drum | 74.00
     Hand towel interleaved | 16 x 150 sheets | 39.00`,
    [
      ['Dishwashing liquid', '5L', '5 L', 1850],
      ['Dishwashing liquid', '20L', '20 L', 6200],
      ['Sanitiser no rinse', '5L', '5 L', 2990],
      ['Degreaser heavy duty', '15 L drum', '15 L', 7400],
      ['Hand towel interleaved', '16 x 150 sheets', '2400 piece', 3900],
    ],
  ],
  [
    'drinks by the slab with deposits',
    `Code;Drink;Pack;Price;GST
     W24;Sparkling water 500mL;24 x 500mL;22.80;10%
     K24;Kombucha ginger 330mL;12 x 330mL;31.20;10%
     J12;Orange juice fresh;12 x 1L;46.80;0%
     C24;Cola cans;30 x 375mL;34.50;10%`.replaceAll(';', ' | '),
    [
      ['Sparkling water 500mL', '24 x 500mL', '12 L', 2280, 'taxable'],
      ['Kombucha ginger 330mL', '12 x 330mL', '3.96 L', 3120, 'taxable'],
      ['Orange juice fresh', '12 x 1L', '12 L', 4680, 'free'],
      ['Cola cans', '30 x 375mL', '11.25 L', 3450, 'taxable'],
    ],
  ],
  [
    'gloves and film with how many are in a box',
    `Item code | Item description | Pack qty | UOM | Price
     GL-S | Nitrile gloves black S | 100 | BOX | 9.90
     GL-L | Nitrile gloves black L | 100 | BOX | 9.90
     BP-45 | Baking paper 45cm | 120m | ROLL | 21.50
     CF-33 | Cling film 33cm | 600m | ROLL | 19.80`,
    [
      ['Nitrile gloves black S', '100', '100 piece', 990],
      ['Nitrile gloves black L', '100', '100 piece', 990],
      ['Baking paper 45cm', '120m', null, 2150],
      ['Cling film 33cm', '600m', null, 1980],
    ],
  ],
  [
    'prices with a dollar sign of this country and thousands',
    `Description | Price (AUD)
     Espresso machine two group | A$8,950.00
     Grinder on demand | A$1,290.00
     Knock box | A$49.50
     Tamper 58mm | A$65`,
    [
      ['Espresso machine two group', null, null, 895_000],
      ['Grinder on demand', null, null, 129_000],
      ['Knock box', null, null, 4950],
      ['Tamper 58mm', null, null, 6500],
    ],
  ],
  [
    'oils with tins and drums in one column',
    `Product | UOM | Sell ex
     Canola oil | 20L drum | 58.40
     Olive oil extra virgin | 4L tin | 44.00
     Cottonseed oil | 15kg | 49.00
     Truffle oil | 250ml btl | 16.75`,
    [
      ['Canola oil', '20L drum', '20 L', 5840],
      ['Olive oil extra virgin', '4L tin', '4 L', 4400],
      ['Cottonseed oil', '15kg', '15 kg', 4900],
      ['Truffle oil', '250ml btl', '0.25 L', 1675],
    ],
  ],
  [
    'a list with last prices and changes beside the price',
    `Item | Size | Last price | New price | Change
     Tomato passata | 6 x 2.5kg | 38.00 | 41.50 | 9%
     Chickpeas canned | 6 x A10 | 33.00 | 33.00 | 0%
     Coconut milk | 12 x 400ml | 21.60 | 23.40 | 8%`,
    [
      ['Tomato passata', '6 x 2.5kg', '15 kg', 4150],
      ['Chickpeas canned', '6 x A10', null, 3300],
      ['Coconut milk', '12 x 400ml', '4.8 L', 2340],
    ],
  ],
  [
    'work by the hour and the visit',
    `Service | Unit | Rate ex GST
     Grease trap pump out | visit | 280.00
     Coffee machine service | hour | 115.00
     Hood and duct clean | job | 650.00`,
    [
      ['Grease trap pump out', null, null, 28_000],
      ['Coffee machine service', null, null, 11_500],
      ['Hood and duct clean', null, null, 65_000],
    ],
  ],
  [
    'linen by the piece',
    `Linen | Unit | Wash and press
     Tea towel | ea | 0.45
     Apron bib | ea | 1.10
     Tablecloth 1.8m | ea | 2.20`,
    [
      ['Tea towel', null, '1 piece', 45],
      ['Apron bib', null, '1 piece', 110],
      ['Tablecloth 1.8m', null, '1 piece', 220],
    ],
  ],
]
