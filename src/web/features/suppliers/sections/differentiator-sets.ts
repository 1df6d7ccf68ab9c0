import type { CategoryName } from '#contract/options.ts'
import type { Differentiator } from '#contract/suppliers/suppliers.ts'

/** Differentiators by kind of supplier, for suppliers that have not entered their own. */
const SETS = {
  'Coffee & Tea': [
    {
      title: 'Ask before you commit',
      description: 'Put your question to the supplier directly and compare the answer before you change anything.',
    },
    { title: 'Priced for your venue', description: 'A quote for your volume, your days and your address, not a list price for everybody.' },
    {
      title: 'Try it first',
      description: 'Ask for a sample or a trial order and judge it where it counts: with your people, in your venue.',
    },
  ],
  'Fresh Produce': [
    { title: 'By the season', description: 'Ask what is at its best this week, and plan the menu around what is plentiful.' },
    { title: 'Your standing order', description: 'Say what you need each week and let the quote follow the market, item by item.' },
    { title: 'Delivered for prep', description: 'Tell them your receiving hours, so that the boxes are there when your kitchen starts.' },
  ],
  'Meat & Seafood': [
    { title: 'Cut to your spec', description: 'Ask for the portion, trim and pack size that your menu needs.' },
    { title: 'Know the origin', description: 'Ask where it comes from and how it was raised or caught, and put the answer on your menu.' },
    { title: 'Cold all the way', description: 'Agree on delivery temperature and hours before the first order.' },
  ],
  Packaging: [
    { title: 'A lid that fits', description: 'Ask for samples and check cup, lid and sleeve together before you buy cartons of them.' },
    { title: 'Know what it is made of', description: 'Ask for the material and its certificate before you print a claim on it.' },
    { title: 'Cartons you can store', description: 'Agree on pack sizes and delivery rhythm that suit your storeroom.' },
  ],
  Beverages: [
    { title: 'A range for your list', description: 'Ask for what goes with your food and what sells in venues like yours.' },
    { title: 'Priced by the case', description: 'Get cases, kegs and split boxes side by side, with delivery in the price.' },
    { title: 'Taste before you list', description: 'Ask for a tasting, and pour it for your team first.' },
  ],
  Dairy: [
    { title: 'Fresh on your days', description: 'Agree on delivery days and use-by dates that suit how you go through it.' },
    { title: 'Every milk in one order', description: 'Say what you pour, from full cream to lactose free, and have it quoted together.' },
    { title: 'It has to steam', description: 'Ask for a sample and try it on your machine, with your coffee.' },
  ],
} as const satisfies Record<string, Differentiator[]>

/** The set of each category; the others have the set of Coffee & Tea. */
const SET_OF: Partial<Record<CategoryName, keyof typeof SETS>> = {
  'Fresh Produce': 'Fresh Produce',
  Dairy: 'Dairy',
  Meat: 'Meat & Seafood',
  Seafood: 'Meat & Seafood',
  Packaging: 'Packaging',
  Spirits: 'Beverages',
  Beverages: 'Beverages',
}

export const usualDifferentiators = (category: CategoryName): readonly Differentiator[] => SETS[SET_OF[category] ?? 'Coffee & Tea']
