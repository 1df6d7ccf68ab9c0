import type { Established } from '#server/db/demo/types.ts'

export const suppliers: Established[] = [
  {
    businessName: 'Monsoon Connect',
    category: 'Phone/Internet',
    description:
      'Business NBN, 4G backup and phone lines for venues in the Top End. When the line drops in a storm the EFTPOS moves to mobile by itself, and someone in Darwin already knows.',
    tags: ['NBN', '4G backup', 'Business phone', 'Guest wifi'],
    address: '48 Cavenagh Street',
    suburb: 'Darwin City',
    state: 'NT',
    postcode: '0800',
    phone: '+61 8 5550 0195',
    email: 'line@monsoonconnect.example',
    website: 'https://monsoonconnect.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [],
    products: [
      { title: 'Business NBN 100', description: 'Static address, unlimited, no lock-in.', price: '$119 / month' },
      { title: '4G Backup', description: 'Switches over in under a minute, tested weekly.', price: '$35 / month' },
      { title: 'Cloud Phone', description: 'One number, three handsets, message for the hours you are shut.', price: '$28 / month' },
    ],
    venues: ['Mindil Mess Hall'],
    reviewCount: 4,
    standing: 4.25,
    profileViews: 162,
    contactInquiries: 14,
  },
]
