import type { Newcomer } from '#server/db/demo/types.ts'

export const newcomers: Newcomer[] = [
  {
    businessName: 'Till to Table Cover',
    category: 'Insurance',
    description: 'Milton brokers who read the lease before they quote. Equipment, interruption and liability on one renewal date.',
    tags: ['One renewal date', 'Lease review', 'Claims help'],
    address: '44 Park Road',
    suburb: 'Milton',
    state: 'QLD',
    postcode: '4064',
    phone: '+61 7 5550 0277',
    email: 'cover@tilltotable.example',
    website: 'https://tilltotable.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [],
    products: [
      { title: 'Venue Bundle', description: 'Contents, glass and liability.', price: 'from $118 / month' },
      { title: 'Lease Review', description: 'What your landlord makes you insure.', price: '$0 with a policy' },
    ],
    venues: [],
    reviews: [
      { rating: 4, text: 'They found a clause that our lawyer missed.', tags: ['Service'] },
      { rating: 4, text: 'Claim paid in three weeks.', tags: ['Response time'] },
    ],
    profileViews: 20,
    contactInquiries: 1,
  },
]
