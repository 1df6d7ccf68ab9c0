/**
 * Pack sizes as they are written on price lists of the Australian food-service trade, by the amount that they mean or by the `PackProblem`
 * for which they are not read; separated by " | ". The unit that the line is sold by is in braces.
 */
export const SPELLINGS: Record<string, string[]> = {
  '0.1 kg': ['100 g | 100g | per 100 g | per 100g | /100g | 100 gm | 100 grams | .1 kg'],
  '0.25 kg': ['¼ kg | 1/4 kg | quarter kg | quarter kilo | 250 g | 250g pkt | 250 gm block | 250g {bag} | 0.25kg | .25 kg punnet'],
  '0.5 kg': [
    '.5 kg | 0.5 kg | ½ kg | ½kg | 1/2 kg | half kg | half a kilo | 500 g | 500g | 500 g bag | 500gm tub | 500 grams | 500 {g} | 500 grm',
  ],
  '0.75 kg': ['¾ kg | 3/4 kg | .75 kg | 750 g jar | 0.75 kg punnet | 3 x 250 g | 250g x 3'],
  '1 kg': [
    '1 kg | 1kg | KG | Kg | kg | per kg | per kilo | /kg | kilo | 1 kilo | 1 Kilogram | 1.0 kg | 1.000 kg | 1000 g | 1,000 g | 1kg bag',
    '1 kg each | 1 kg ea | 4 x 250g | 1 {kg} | 1 kg {kg} | 1kg {each} | 2 x 500 g | 10 x 100g | 1 kg (4 x 250 g) | 1 kg pouch | 1kg vac pack',
  ],
  '1.5 kg': ['1½ kg | 1 1/2 kg | 1 ½ kg | 1.5kg | 1500g | 1,500 g | 6 x 250g | 3 x 500gm'],
  '2 kg': ['2 kg | 2kg tub | 2 Kilos | 2-kg bag | 4 x 500g | 2 kg (net) | 8 x 250 g | 2 kg {tub}'],
  '2.5 kg': ['2.5 kg | 2.5kg bag | 2½ kg | 2 1/2 kg | 2500 g | 10 x 250 g | 5 x 500 g'],
  '3 kg': [
    'No. 10 tin 3 kg | No 10 tin 3kg | #10 can 3 kg | A10 tin 3 kg | A10 3kg | 3 kg A10 tin | 3kg tin | tin 3 kg | 12 x 250 g | 12x250g',
    'Box of 12 x 250 g | 3 kg net | net 3 kg | nett wt 3 kg | 3 kg nett | 6 x 500 g {carton} | 12 x 250 g (3 kg) | 12 x 250 g = 3 kg',
  ],
  '5 kg': [
    '5 kg | 5kg | 5-kg bag | 5 kg bag | 5kg. | bag 5 kg | bag of 5 kg | 5 kg per bag | 5kg/bag | 5 kg (2 x 2.5 kg) | 2 x 2.5 kg | 2.5kg x 2',
    '5 {kg} | 5,000 g | 5kgs | 5 Kilos | 5 kg carton | 20 x 250 g | 5 kg net box | 5 kg, bag | 5 kg - bag | carton - 5 kg | 5 kg bulk | bulk 5 kg',
  ],
  '6 kg': [
    '6 x 4 x 250 g | 6 x 1 kg | 6x1kg | 12 x 500g | carton (6 x 1 kg) | 6 kg (6 x 1 kg) | ctn 6 x 1kg | 6 x 1 kg per carton | 6x1kg/ctn',
  ],
  '10 kg': [
    '10kg | 10 kg box | 2 x 5 kg | 5kg x 2 | 2 bags of 5 kg | 2 x 5 kg bags | 10 x 1kg | 1 kg x 10 | 10 kg loose | 4 x 2.5kg | 5 bags x 2 kg',
  ],
  '12 kg': ['1kg*12 | 12 * 1 kg | 12 @ 1 kg | 12 x 1kg bags | 1 kg x 12/ctn | 6 x 2kg | 12 x 1 kg pouches'],
  '12.5 kg': ['12.5 kg | 12½ kg | 12.5kg sack | 12.5 kg paper bag'],
  '18 kg': ['6 x A10 3 kg | 6 x 3 kg A10 | 6 x 3kg tins | 6 tins x 3 kg | 3 x 6 kg'],
  '20 kg': ['10kg x2 | 10 kg x 2 | 20kg carton | 2x10kg | 20 Kg Bag | 20 kgs | 80 x 250 g'],
  '25 kg': ['25kg | 25 kg sack | sack of 25 kg | 25kg paper sack | 25 kg bag'],
  '1000 kg': ['1 tonne | 1000 kg | 1,000kg'],
  '0.75 L': ['.75L | .75 L | 750ml | 750 mL bottle | 75cl | ¾ litre | 750 mls'],
  '1 L': ['1 L | 1L | 1lt | 1 ltr | 1 litre | per litre | L | litre | 1000ml | 1,000 ml | 1 L {each} | 1 L {ea} | 1 Liter | 1L carton'],
  '1.98 L': ['6x330ml | 6 x 330 ml | 330ml x 6 | 6 x 330mL cans'],
  '2 L': ['2 L | 2lt bottle | 2L | 2 Litre | 2000ml | 2 x 1 L | 4 x 500 ml | 2 ltrs'],
  '4 L': ['4 L | 4L drum | 4lt tin | 4 Litre jug'],
  '9 L': [
    '24x375ml | 24 x 375 mL | 24 × 375 mL cans | 24 x 375ml cans | 24 cans x 375 ml | 24 cans of 375 ml | 24 pack of 375 ml | 375ml x 24',
    'carton 24 x 375ml | ctn of 24 x 375ml | case (24 x 375 ml) | 12 x 750 ml | 12 x 750mL bottles | dozen x 750 ml | 375mlx24 | 24 pk x 375ml',
  ],
  '10 L': ['10 L BIB | 10L bladder | 10 litre box | 2 x 5L | 5 L x 2 | 10lt'],
  '12 L': [
    '12 x 1 L | 12x1L | 12 x 1L carton | carton (12 x 1L) | Carton, 12 x 1 L | carton - 12 x 1 L | 12 x 1 L (carton) | 12x1lt | 12 x 1 ltr',
    '4 x 3 L bladder | 6 x 2 L | 2 x 6 x 1 L | 1L x 12 | 1Lx12 | 12 x 1000ml | 12 X 1 LITRE | 12 x 1 L per carton | 12 bottles x 1 L',
  ],
  '18 L': ['2 cartons of 24 x 375 ml | 48 x 375ml | 2 x 24 x 375 ml'],
  '20 L': ['20 litre keg | 20L drum | 20 L pail | 4 x 5 L | drum 20 L | 20Lt'],
  '1000 L': ['1,000 L | 1000L | 1000 litres'],
  '1 piece': ['each | ea | per piece | 1 each | Each {bunch} | unit | 1 pc | 1 unit | per unit'],
  '6 piece': ['6 pack | 6-pack | 6pk | 6 pk | half dozen | ½ dozen | half a dozen | pack of 6 | 6 pieces | 6 pcs | 6 ea'],
  '12 piece': [
    "dozen | 1 dozen | per dozen | doz | 12 pack | 12's | 12s | case 12 | case of 12 | 12 per carton | 12/ctn | 12 {pcs} | 12 in a carton",
  ],
  '24 piece': [
    '2 dozen | 24 pcs | 24 pieces | 2 x carton of 12 | 4 x 6pk | 4 x 6 pack | 6 pack x 4 | 24 ct | 24 muffins | tray of 24 muffins',
  ],
  '30 piece': ['tray of 30 | tray of 30 eggs | 30 eggs | 30 eggs {tray} | 2.5 dozen | 30 per tray'],
  '100 piece': [
    '100pk | box/100 | box of 100 | 100 per box | 100/box | pack 100 | packet of 100 | 100 pieces | pkt/100 | sleeve of 100 | 100 x cups',
  ],
  '180 piece': [
    '15 dozen | 15 doz | 15 dz {carton} | 15 dozen eggs | carton of 15 dozen | box (15 dozen) | 6 trays of 30 | 6 x tray of 30',
  ],
  '500 piece': [
    'carton of 500 | 500/ctn | 500 lids | carton of 500 90mm lids | 10 sleeves of 50 | 500 12oz cups | 500 sheets | ream of 500 sheets',
  ],
  '1000 piece': [
    '20 sleeves x 50 | 20 sleeves x 50 {ctn} | 1000/ctn | 1,000 per carton | 1,000/carton | carton of 1,000 | carton (1000) | ctn 1000 | 1,000 {pcs} | 1000 x cups | 20 sleeves of 50',
    'carton of 1,000 x 12 oz cups | 1,000 x 12 oz cups | 50/sleeve x 20 sleeves | 50 per sleeve x 20 sleeves | 1000pk',
    'carton of 20 sleeves of 50 | carton of 20 sleeves x 50 cups | 1,000 cups | box of 1000 straws | 1000 napkins | 1000 x 2 ply napkins',
  ],
  '2000 piece': ['2 cartons of 1000 | 2000/ctn'],

  range: [
    '2-3 kg | 2 - 3 kg | 2–3kg | 2 to 3 kg | 1kg-2kg | 12 or 24 cans | 16/20 | 5/6 kg | 2/3 kg | 24/375ml | 6/1kg | 10-12 per kg | 80-90 ct',
  ],
  rough: [
    'approx 5 kg | approx. 1.2kg | about 2 kg | avg 3 kg | ~10kg | circa 1 kg | min 5 kg | 5 kg min. | up to 10 kg | max 2 L | gross | 1 gross',
    '10 kg gross | 1.5 kg drained | drained 1.5 kg | random weight 2 kg avg | 5 kg variable | 5kg (approx 40 pieces) | over 2 kg | from 1 kg',
  ],
  sum: [
    '1 kg + 500 g | 1 kg 500 g | 12 + 1 | 10 + 2 free | 90 count 18 kg | 5 kg carton of 50 | 1 kg, 12 per carton | 24 pack 375 ml | 12 1/2 kg',
    '15 dozen 600 g | 15 dozen x 600 g | 1 kg and 500 g | 12 (1 kg) | 1 kg (12) | 1 kg & 2 L | 12 x 1 L each | 10 pack 500 g | 2 bags 5 kg',
    '1 kg bag 12/ctn | 500 12 kg | 5 pkts x 10 pcs x 1.15kg | 2 boxes x 12 pieces x 100 g',
  ],
  contradiction: ['5 kg (2 x 2 kg) | 12 x 1 L (10 L) | 2 x 5 kg = 12 kg | 5 kg (40 pieces) | carton (12 x 1 L) (6 L) | 18 kg (90 ct)'],
  contents: [
    'bag | bag {kg} | 2 bags | carton | box {carton} | pallet of 64 cartons | 64 cartons | A10 tin | No. 10 tin | 6 x A10 | 24 cans | 24 x cans',
    'punnet | 12 punnets | bunch | 6 bunches | tray | 48 rolls | 12 bottles | half carton | 1000 sachets | 16 serves | 12 slices | 2 x 6 bags',
    '50 x 20 sleeves | tub | drum | 10 trays of 2 punnets | wheel | half wheel | carton of 6 packs | 5 blocks | roll',
  ],
  'how many': ['375 ml cans | 5 kg bags | 1 L bottles | bags | carton of cups | eggs | bags 5 kg | kg bag | per head'],
  'of what': [
    '1,000 | 12 | 0 | half | 5 {bag} | 12 {carton} | drum of 200 | bag 12 | sack of 25 | bag of 20 | 25 per bag | keg of 50 | 50/drum',
    '24 x 375 | 6 x 750 | 20 x 50 | 10 x 50 | 40 x 50 | 2 x 1000 | 20 x 50 {carton} | 2 x 1,000 | 6 x 4 | carton of 24 x 375 | 24 x 375/ctn | 12 x 700 | 10x1000 | 4 x 2.5',
  ],
  ounces: ['16 oz | 12 x 16 oz | 12 fl oz | 8oz | 6 x 10 fl. oz. | 32 ounces'],
  length: ['60 x 40 cm | 300 m roll | 30cm x 300m | 6 x 300 m | 500 x 90mm lids | 100 x 9" | 60 metres'],
  vessel: ['1000 x 250 ml cups | 50 x 500ml containers | 500 ml bowl'],
  impossible: ['0 kg | 2,000,000 pcs | 0 x 12 kg'],
  'sold by': [
    '1 Ltr {CTN} | 2 L {carton} | 500 g {ctn} | 1 kg {box} | 750 ml {case} | 4.5 kg {carton} | 5 L {ctn} | 5 kg {kg} | 10 kg {per kg} | 5 kg bag {carton} | 12 x 1 L {each} | 24 pcs {each} | 12 x 375 ml {L}',
  ],
  unknown: [
    '1,5 kg | 1.2.3 kg | x | as agreed | - | ? | 5k | 1 000 kg! | $5 per kg | twin pack 1 L | 1 L slab | 375ml 6-slab | A4 x 500 | 5 kg makes 20 L',
    '5 kg minimums | 2x | x 12 | 5 % | dozen-ish | (5 kg | 5 kg) | large eggs | 12 large eggs | slab | 5 kg / 2 L / 3 | TBC',
  ],
}
