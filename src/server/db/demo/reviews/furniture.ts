import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a furniture maker. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'We bought forty bentwood chairs two years ago and they get dragged over concrete all day. One wobbly leg so far, and they sent someone out to glue it.',
    tags: ['Quality'],
  },
  {
    rating: 4,
    text: 'Tables are heavy, stable and the tops wipe clean. Assembly took longer than promised, six hours for eleven bases.',
    tags: ['Delivery'],
  },
  {
    rating: 5,
    text: 'They came and measured our banquette wall, including the bit where the floor drops 20 mm, and it fitted first go.',
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'Our communal table is recycled timber and I worried about stains. Somebody tipped a pot of beetroot relish on it in the first week and it wiped straight off.',
    tags: ['Workmanship', 'Quality'],
  },
  {
    rating: 3,
    text: 'Outdoor setting is good quality. The lead time went from six weeks to thirteen and every update had to be dragged out of them.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'Stackable aluminium chairs for the footpath at under $90 each. They go eight high and fit through our cellar hatch.',
    tags: ['Value'],
  },
  {
    rating: 4,
    text: 'Bar stools at 750 mm suit our counter exactly. Glides wore through in a year, replacements were free.',
    tags: ['Quality'],
  },
  {
    rating: 2,
    text: 'Laminate lifted on five tabletops inside four months. Warranty covered the tops but we had to strip and freight them ourselves.',
    tags: [],
  },
  { rating: 5, text: 'Carried it all up a spiral stair and took the old chairs.', tags: ['Delivery', 'Service'] },
  {
    rating: 5,
    text: 'Fire rating and slip certificates for the booth fabric were in the box, saving an argument with the certifier.',
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: 'It helps that you can sit on things in the showroom before you order. Colour choice in the vinyl is limited, basically black, tan or a fairly sad green.',
    tags: ['Range'],
  },
  {
    rating: 5,
    text: "Our floor is old bluestone and I'd been folding coasters under table legs since we opened. The self-levelling bases were expensive and I'd buy them again.",
    tags: [],
  },
  { rating: 5, text: 'Reupholstered 22 seats over three Mondays so we never had to close a section.', tags: ['Workmanship'] },
  { rating: 3, text: 'Chairs look the part but the seat pads slide about. For what we paid I expected them to be fixed.', tags: ['Value'] },
  {
    rating: 4,
    text: 'The bench seating was made to our drawing and the corners are nicely rounded. I had to ring twice for the touch-up oil.',
    tags: ['Service', 'Quality'],
  },
]
