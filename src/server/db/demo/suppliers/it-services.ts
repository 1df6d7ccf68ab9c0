import type { Established } from '#server/db/demo/types.ts'

export const suppliers: Established[] = [
  {
    businessName: 'Back of House IT',
    category: 'IT Services',
    description:
      'POS and EFTPOS set-up, kitchen screens and guest wifi for venues in Brisbane and on both coasts. The help desk answers until the last table has paid.',
    tags: ['POS', 'EFTPOS', 'Kitchen screens', 'Help desk', 'Wifi'],
    address: '210 Wickham Street',
    suburb: 'Fortitude Valley',
    state: 'QLD',
    postcode: '4006',
    phone: '+61 7 5550 0136',
    email: 'help@backofhouseit.example',
    website: 'https://backofhouseit.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [
      {
        title: 'Open when you are',
        description: 'Phones are staffed from 5 am to midnight, all week, by people who know what a split bill is.',
      },
      {
        title: 'A spare terminal on the shelf',
        description: 'Couriered within two hours in metropolitan Brisbane if yours dies in service.',
      },
    ],
    products: [
      { title: 'POS Installation', description: 'Two terminals, printer, drawer, menu loaded and staff shown.', price: '$1,950 / site' },
      { title: 'EFTPOS Integration', description: 'Bank or independent reader, tipped and split bills tested.', price: '$280 / terminal' },
      { title: 'Venue Support', description: 'Unlimited calls, remote fixes, quarterly visit.', price: '$129 / month' },
    ],
    venues: ['Teneriffe Kiosk', 'Wharf Street Social'],
    reviewCount: 8,
    standing: 4.1,
    profileViews: 498,
    contactInquiries: 53,
  },
  {
    businessName: 'Docket IT',
    category: 'IT Services',
    description:
      'Printers that stop printing are our whole business: docket printers, label printers and the cables behind them, in and around Adelaide.',
    tags: ['Docket printers', 'POS hardware', 'Cabling'],
    address: '118 Gouger Street',
    suburb: 'Adelaide',
    state: 'SA',
    postcode: '5000',
    phone: '+61 8 5550 0158',
    email: 'jam@docketit.example',
    website: null,
    isVerified: false,
    hasLogo: false,
    differentiators: [],
    products: [
      { title: 'Printer Swap', description: 'A cleaned, tested unit for yours, same model.', price: '$175 / swap' },
      { title: 'Network Tidy', description: 'One visit, labelled at both ends.', price: '$110 / hour' },
    ],
    venues: [],
    reviewCount: 2,
    standing: 5,
    notAbout: /^(?!.*(printer|cabled))/i,
    profileViews: 109,
    contactInquiries: 7,
  },
]
