import type { Established } from '#server/db/demo/types.ts'

export const suppliers: Established[] = [
  {
    businessName: 'Plate Up Social',
    category: 'Social Media',
    description:
      'Instagram and TikTok for venues on the Sunshine Coast. We spend one morning a month in your kitchen and post from it for four weeks; replies to customers are in your voice, checked by you.',
    tags: ['Instagram', 'TikTok', 'Video', 'Content days'],
    address: '50 Aerodrome Road',
    suburb: 'Maroochydore',
    state: 'QLD',
    postcode: '4558',
    phone: '+61 7 5550 0170',
    email: 'morning@plateup.example',
    website: 'https://plateup.example',
    isVerified: true,
    hasLogo: true,
    differentiators: [],
    products: [
      { title: 'Content Morning', description: 'Three hours of filming, twelve finished posts.', price: '$890 / month' },
      { title: 'Opening Campaign', description: 'Six weeks before and two after your first day.', price: '$3,600 / launch' },
      { title: 'Account Audit', description: 'What to stop posting, in two pages.', price: null },
    ],
    venues: ['Burleigh Shack'],
    reviewCount: 5,
    standing: 4.6,
    notAbout: /melbourne cup/i,
    profileViews: 319,
    contactInquiries: 24,
  },
]
