import type { GoodsByCategory } from './goods-by-category.ts'

/**
 * The categories of names in `FOOD_NAMES` and `SERVICE_NAMES`, each by one of its names, and of plain words for goods. What suppliers of
 * several categories sell alike, such as eggs, flour or hot chocolate, is not here.
 */
export const NAME_CATEGORIES: GoodsByCategory = {
  Coffee: 'espresso, flat white, coffee bean, coffee roaster, single origin, filter coffee, cold brew, decaf, barista training',
  Tea: 'tea bag, english breakfast, chai, matcha, herbal tea',
  Dairy: 'milk, plant milk, oat milk, soy milk, almond milk, yoghurt, haloumi, feta, cheese, ricotta, ice cream, butter, cream',
  'Baked Goods': `
    bakery, bread, sourdough, pastry, croissant, danish, roll, toast, sandwich, biscuit, cake, slice, pie, pizza base, bagel`,
  'Fresh Produce': `
    fresh produce, vegetable, fruit, capsicum, avocado, potato, sweet potato, zucchini, eggplant, coriander, rocket, herb, salad, rockmelon,
    pawpaw, beetroot, silverbeet, spring onion, snow pea, tomato, mushroom, onion`,
  Meat: `
    butcher, chicken, turkey, beef, lamb, pork, bacon, pastrami, sausage, smallgood, mince, burger patty, steak, schnitzel, kebab`,
  Seafood: 'seafood, fish, fish and chips, prawn, calamari, yabby, shellfish, barramundi',
  Beverages: 'sparkling water, soft drink, drink, bottled water, juice, kombucha, cordial',
  Spirits: 'alcohol, spirit, gin, vodka, whisky, wine, red wine, white wine, cocktail',
  Packaging: `
    coffee cup, cup, lid, box, container, tub, keep cup, takeaway, takeaway container, napkin, straw, cutlery, paper bag, cling film, alfoil,
    baking paper, glove, cake box, till roll`,
  Cleaning: 'cleaner, cleaning chemical, dishwasher liquid, grease trap, used oil, exhaust hood, drain',
  'Machine Repairs': 'coffee machine repair, technician, broken, fridge, dishwasher',
  Furniture: 'furniture, chair, table, fit out',
  'IT Services': 'eftpos, pos, it support, it services',
  'Phone/Internet': 'phone',
  'Staff/Recruiting': 'barista, recruitment, staff, chef, kitchen hand, waiter',
  Insurance: 'insurance, contents insurance',
  'Web Design': 'website, online ordering',
  'Graphic Design': 'graphic design, sign',
  'Social Media': 'social media, marketing',
  Uniforms: 'uniform, apron, chef jacket, laundry',
}
