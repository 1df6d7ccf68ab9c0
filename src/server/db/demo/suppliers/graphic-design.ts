import type { Established } from '#server/db/demo/types.ts'

export const suppliers: Established[] = [
  {
    businessName: 'Inkwell & Fern',
    category: 'Graphic Design',
    description:
      'Menus, signs, cup sleeves and window lettering by a designer and a signwriter who share a shop in North Hobart. Files are yours at the end, fonts licensed in your name.',
    tags: ['Menus', 'Signwriting', 'Logos', 'Packaging design'],
    address: '326 Elizabeth Street',
    suburb: 'North Hobart',
    state: 'TAS',
    postcode: '7000',
    phone: '+61 3 5550 0145',
    email: 'ink@inkwellandfern.example',
    website: 'https://inkwellandfern.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [],
    products: [
      {
        title: 'Menu Set',
        description: 'Breakfast, lunch and drinks, laid out so that you can change prices yourself.',
        price: '$640 / set',
      },
      { title: 'Hand-Painted Window', description: 'Gold leaf or enamel, up to two square metres.', price: '$1,150 / window' },
      { title: 'Logo', description: 'Three directions, one finished in every format.', price: '$1,800 each' },
      { title: 'Takeaway Cup Artwork', description: 'Print-ready for the cup maker of your choice.', price: '$420 / design' },
    ],
    venues: ['Salamanca Rooms', 'Gorge Road Canteen'],
    reviewCount: 6,
    standing: 4.5,
    profileViews: 283,
    contactInquiries: 21,
  },
]
