import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a uniform supplier. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: "I'd guess our bib aprons have been through the wash two hundred times. It's a 12 oz canvas and they haven't gone grey or lost a tie.",
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'Straps cross at the back so nobody gets a sore neck. Only comes in two lengths, and my tallest barista needs a third.',
    tags: ['Range'],
  },
  {
    rating: 5,
    text: 'They embroidered names on 16 pieces for us and spelt all of them correctly, including the one with the accent.',
    tags: ['Service', 'Workmanship'],
  },
  {
    rating: 5,
    text: 'New starters get their kit within four days because they keep our logo file and blanks on hand.',
    tags: ['Delivery'],
  },
  {
    rating: 3,
    text: "Our first order was charcoal and the reorder was closer to black. Side by side on the floor it's obvious.",
    tags: ['Consistency'],
  },
  {
    rating: 5,
    text: 'The denim ones soften up after a few washes and the chest pocket takes a thermometer and two pens. Our kitchen hands have started wearing them as well.',
    tags: ['Quality', 'Range'],
  },
  {
    rating: 4,
    text: "It's a sensible price for a two-colour logo on canvas. They come up a little short on anyone over six foot, so ask for the size chart.",
    tags: ['Value'],
  },
  {
    rating: 1,
    text: 'Paid a rush fee for opening night and the aprons arrived eight days after it. Refund of the fee took until the following month.',
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'The half aprons have three pockets and a pen slot that a pen actually stays in. My floor staff picked them over the bibs.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'They sent a sample of each size for the whole team to try on before we ordered, and we posted the lot back prepaid.',
    tags: [],
  },
  { rating: 4, text: 'Comfortable through a double shift. The cream colour does stain.', tags: ['Quality'] },
  {
    rating: 5,
    text: 'No set-up charge on the third order and no minimum either, so I can buy one apron at a time.',
    tags: ['Value', 'Service'],
  },
  {
    rating: 5,
    text: "Ordered the lighter cloth for the open kitchen. On a 38-degree day next to the grill you do notice the difference, and they don't need ironing if you hang them wet.",
    tags: ['Quality'],
  },
  {
    rating: 2,
    text: 'The print started cracking after a dozen washes at 40. They said it was our dryer, but we line dry.',
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'The proof was easy to follow and the order came a day early. One shirt was missing and followed by express post.',
    tags: ['Delivery', 'Communication'],
  },
]
