import type { Newcomer } from '#server/db/demo/types.ts'

export const newcomers: Newcomer[] = [
  {
    businessName: 'Scroll Stop',
    category: 'Social Media',
    description: 'Collingwood pair who shoot a month of reels in one morning at your place, then post them while you sleep.',
    tags: ['Monthly reels', 'One-morning shoots', 'Scheduling'],
    address: '90 Smith Street',
    suburb: 'Collingwood',
    state: 'VIC',
    postcode: '3066',
    phone: '+61 3 5550 0267',
    email: 'thumb@scrollstop.example',
    website: 'https://scrollstop.example',
    isVerified: false,
    hasLogo: false,
    differentiators: [],
    products: [
      { title: 'Reel Month', description: 'Twelve clips, captions and scheduling.', price: '$980 / month' },
      { title: 'One-Off Morning', description: 'Thirty stills and four clips.', price: '$650 / shoot' },
    ],
    venues: [],
    reviews: [{ rating: 4, text: 'One morning, then weeks of quiet.', tags: ['Service'] }],
    profileViews: 13,
    contactInquiries: 0,
  },
]
